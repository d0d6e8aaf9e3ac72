import { useListTasksQuery } from '@dwang/client';
import type { Task } from '@dwang/contracts';
import { CheckIcon, EmptyState, Segmented } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useMayWrite } from '../access/job-access';
import { RowsCard } from '../rows/rows-card';
import { useRows } from '../rows/use-rows';
import { AddTask } from './add-task';
import { inOrder } from './put-between';
import { TaskDialog } from './task-dialog';
import { TaskList } from './task-list';

type Which = 'all' | 'open' | 'mine';

const CHOICES: { value: Which; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'To do' },
  { value: 'mine', label: 'My tasks' },
];

/** What is to do on the job: tick, add, edit, put in order, delete with undo; all of it also without a network. */
export function JobTasks({ projectId }: { projectId: number }) {
  const { id: userId } = useUser();
  const mayWrite = useMayWrite();
  const list = useRows('task', projectId, useListTasksQuery(projectId));
  const [edited, setEdited] = useState<Task | null>(null);
  const [which, setWhich] = useState<Which>('all');
  const done = list.rows?.filter((task) => task.done).length ?? 0;
  const isShown = (task: Task) => which === 'all' || (!task.done && (which === 'open' || task.assigneeId === userId));
  return (
    <RowsCard
      title="Tasks"
      icon={<CheckIcon aria-hidden />}
      noun="tasks"
      actions={list.rows && list.rows.length > 0 && <span className="job-count">{`${done} of ${list.rows.length} done`}</span>}
      list={list}
      lead={mayWrite && <AddTask projectId={projectId} tasks={list.rows ?? []} />}
      empty={{ text: 'No tasks yet.', hint: 'List what is left to do, and tick it off as you go.' }}
    >
      {(rows) => {
        const shown = rows.filter(isShown).toSorted(inOrder);
        return (
          <>
            <Segmented<Which>
              aria-label="Which tasks"
              className="job-task-filter"
              options={CHOICES}
              value={which}
              onChange={setWhich}
            />
            {shown.length > 0 ? (
              <TaskList tasks={shown} isPart={which !== 'all'} onEdit={setEdited} />
            ) : (
              <EmptyState
                text={which === 'mine' ? 'No task of yours is left.' : 'Nothing is left to do.'}
                hint={which === 'mine' ? 'Edit a task to give it to somebody.' : 'All tasks are ticked off.'}
              />
            )}
            {edited && <TaskDialog task={edited} onClose={() => setEdited(null)} />}
          </>
        );
      }}
    </RowsCard>
  );
}
