import '../../../board.css';
import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  pointerWithin,
  rectIntersection,
} from '@dnd-kit/core';
import type { Project, ProjectStage } from '@dwang/contracts';
import { useIsPhone } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { usePointerSensors } from '../../../dragging/use-drag-sensors';
import { STAGES } from '../../../stages';
import { CardFace } from './board-card';
import { BoardColumn } from './board-column';
import type { Place } from './place';
import { StageSwitch } from './stage-switch';
import { useMoves } from './use-moves';

/** The card under the pointer, else the column. */
const underPointer: CollisionDetection = (drag) => {
  const under = pointerWithin(drag);
  const found = under.length > 0 ? under : rectIntersection(drag);
  const cards = found.filter(({ id }) => String(id).startsWith('above-'));
  return cards.length > 0 ? cards : found;
};

interface ProjectBoardProps {
  q: string;
  /** Of the column that phones show; anything unknown is "In progress". */
  stage: string;
  onStage: (stage: ProjectStage) => void;
}

/** Jobs in columns by stage, on phones one column at a time. Each card also has a menu, by which keys and screen readers move it. */
export function ProjectBoard({ q, stage, onStage }: ProjectBoardProps) {
  const { company, role } = useUser();
  const isPhone = useIsPhone();
  const shown = STAGES.find((one) => one.stage === stage)?.stage ?? 'in_progress';
  const { moves, move } = useMoves();
  const [held, setHeld] = useState<Project | null>(null);
  const sensors = usePointerSensors();
  const drop = ({ active, over }: DragEndEvent) => {
    setHeld(null);
    const project = active.data.current?.project as Project | undefined;
    const place = over?.data.current as Place | undefined;
    if (project && place && over?.id !== `above-${project.id}`) move(project, place);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      onDragStart={({ active }) => setHeld((active.data.current?.project as Project) ?? null)}
      onDragCancel={() => setHeld(null)}
      onDragEnd={drop}
    >
      {isPhone && <StageSwitch stage={shown} q={q} onStage={onStage} />}
      <div className="jobs-board">
        {STAGES.filter((one) => !isPhone || one.stage === shown).map((column) => (
          <BoardColumn
            key={column.stage}
            {...column}
            q={q}
            zone={company.timeZone}
            moves={moves}
            onMove={role === 'contractor' ? null : move}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {held && (
          <div className="jobs-card jobs-card-held">
            <div className="jobs-card-hold">
              <CardFace project={held} zone={company.timeZone} />
            </div>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
