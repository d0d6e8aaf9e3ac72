import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { Project } from '@dwang/contracts';
import { ageLabel, Button, Dropdown, formatDay, Link, Money, MoreIcon, Progress } from '@dwang/kit';
import { STAGES } from '../../../stages';
import type { Place } from './place';
import type { Move } from './use-moves';

interface BoardCardProps {
  project: Project;
  /** Just above this card. */
  place: Place;
  zone: string;
  onMove: Move | null;
}

/** A job on the board: dragged by mouse, finger or keys, or moved by its menu. */
export function BoardCard({ project, place, zone, onMove }: BoardCardProps) {
  const { setNodeRef: setDropRef, isOver } = useDroppable({ id: `above-${project.id}`, data: { ...place } });
  const drag = useDraggable({ id: project.id, data: { project }, disabled: !onMove });
  const className = ['jobs-card', isOver && 'jobs-card-under', drag.isDragging && 'jobs-card-away'].filter(Boolean).join(' ');
  return (
    <li ref={setDropRef} className={className}>
      <div ref={drag.setNodeRef} className="jobs-card-hold" {...drag.listeners}>
        <CardFace project={project} zone={zone} />
      </div>
      {onMove && <MoveMenu project={project} onMove={onMove} />}
    </li>
  );
}

/** What a card shows, in its column and under the finger alike. */
export function CardFace({ project, zone }: { project: Project; zone: string }) {
  const { id, name, clientName, progress, endDate, unbilledAmount, lastActivityAt } = project;
  return (
    <>
      <Link className="jobs-name-main jobs-link" to={`/jobs/${id}`} draggable={false}>
        {name}
      </Link>
      <span className="jobs-name-beside">{clientName ?? 'No client'}</span>
      <Progress percent={progress} size="small" aria-label={`Progress of ${name}`} />
      <span className="jobs-card-foot">
        <span>{endDate ? `Due ${formatDay(endDate)}` : ageLabel(lastActivityAt, zone)}</span>
        {unbilledAmount !== null && unbilledAmount !== '0.00' && (
          <span>
            <Money amount={unbilledAmount} /> unbilled
          </span>
        )}
      </span>
    </>
  );
}

function MoveMenu({ project, onMove }: { project: Project; onMove: Move }) {
  const items = STAGES.filter(({ stage }) => stage !== project.stage).map(({ stage, label }) => ({
    key: stage,
    label: `Move to ${label}`,
    onClick: () => onMove(project, { stage, after: null, before: null }),
  }));
  return (
    <Dropdown menu={{ items }}>
      <Button
        className="jobs-card-menu"
        type="text"
        size="small"
        icon={<MoreIcon aria-hidden />}
        aria-label={`Move ${project.name}`}
      />
    </Dropdown>
  );
}
