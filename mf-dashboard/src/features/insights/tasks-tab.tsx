import { usePending } from '@dwang/client';
import type { InsightTask } from '@dwang/contracts';
import { EmptyState, LinkButton } from '@dwang/kit';
import { useMemo } from 'react';
import { useGetInsightTasksQuery } from './insights-api';
import { type OpenTask, withPending } from './open-tasks';
import { ShowAll, useShown } from './show-all';
import { TabState } from './tab-state';
import { TaskLine } from './task-line';

const SHOWN = 6;

/** What is to do over all jobs, the earliest due first; each is ticked here, also without a network. */
export function TasksTab() {
  const asked = useGetInsightTasksQuery();
  return (
    <TabState what="your tasks" asked={asked}>
      {({ items }) => <Tasks items={items} />}
    </TabState>
  );
}

function Tasks({ items }: { items: readonly InsightTask[] }) {
  const pending = usePending<OpenTask>('task');
  const tasks = useMemo(() => withPending(items, pending), [items, pending]);
  const { shown, showAll } = useShown(tasks, SHOWN);
  if (tasks.length === 0) {
    return (
      <EmptyState
        text="Nothing left to do"
        hint="Tasks that you add to a job are listed here until they are done."
        action={<LinkButton to="/jobs">Open jobs</LinkButton>}
      />
    );
  }
  return (
    <>
      <ul className="insights-rows" aria-label="Open tasks">
        {shown.map((task) => (
          <TaskLine key={task.uid} task={task} />
        ))}
      </ul>
      <ShowAll count={tasks.length} onClick={showAll} />
    </>
  );
}
