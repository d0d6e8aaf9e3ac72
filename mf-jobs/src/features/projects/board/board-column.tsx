import { useDroppable } from '@dnd-kit/core';
import type { ProjectStage } from '@dwang/contracts';
import { ErrorState, Skeleton } from '@dwang/kit';
import { LoadMore } from '@dwang/kit/data';
import { BoardCard } from './board-card';
import type { Moved, Place } from './place';
import { useColumn } from './use-column';
import type { Move } from './use-moves';

interface BoardColumnProps {
  stage: ProjectStage;
  label: string;
  q: string;
  zone: string;
  moves: readonly Moved[];
  /** Null for those who may not move jobs. */
  onMove: Move | null;
}

/** One stage of the board: its jobs in their order, and room to drop another one at the end. */
export function BoardColumn({ stage, label, q, zone, moves, onMove }: BoardColumnProps) {
  const { rows, total, hasMore, isFetching, error, more, retry } = useColumn(stage, q, moves);
  const end: Place = { stage, after: rows?.at(-1)?.stageOrder ?? null, before: null };
  const { setNodeRef, isOver } = useDroppable({ id: `stage-${stage}`, data: { ...end, label } });
  return (
    <section ref={setNodeRef} className={isOver ? 'jobs-stage jobs-stage-over' : 'jobs-stage'} aria-label={label}>
      <h2 className="jobs-stage-head">
        {label} {rows && <span className="jobs-stage-count">{Math.max(total, rows.length)}</span>}
      </h2>
      {error && !rows ? (
        <ErrorState title="Could not load jobs" reason={error} onRetry={retry} retrying={isFetching} />
      ) : !rows ? (
        <Skeleton active paragraph={{ rows: 5 }} title={false} />
      ) : rows.length === 0 ? (
        <p className="jobs-stage-empty">{q ? 'No jobs match.' : 'No jobs here.'}</p>
      ) : (
        <ol className="jobs-stage-cards">
          {rows.map((project, index) => (
            <BoardCard
              key={project.id}
              project={project}
              place={{ stage, after: rows[index - 1]?.stageOrder ?? null, before: project.stageOrder }}
              zone={zone}
              onMove={onMove}
            />
          ))}
        </ol>
      )}
      {hasMore && <LoadMore hasMore loading={isFetching} onMore={more} />}
    </section>
  );
}
