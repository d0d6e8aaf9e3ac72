import type { Synced } from '@dwang/client';
import type { Task } from '@dwang/contracts';
import { VisuallyHidden } from '@dwang/kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { useMayWrite } from '../access/job-access';
import { useWrite } from '../rows/use-write';
import { putBetween } from './put-between';
import { TaskRow } from './task-row';
import { taskWrites } from './task-writes';
import { useReorder } from './use-reorder';

interface TaskListProps {
  /** In their order. */
  tasks: readonly Synced<Task>[];
  /** A part of the tasks cannot be put in order. */
  isPart: boolean;
  onEdit: (task: Task) => void;
}

/** The tasks with their handles: dragged, or moved by the arrow keys. */
export function TaskList({ tasks, isPart, onEdit }: TaskListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { press } = useWrite();
  const [moved, setMoved] = useState<{ uid: string; words: string } | null>(null);
  const move = async (from: number, to: number) => {
    const task = tasks[from];
    const changes = putBetween(tasks, from, to);
    if (!task || changes.length === 0) return;
    setMoved({ uid: task.uid, words: `${task.title} is now ${to + 1} of ${tasks.length}` });
    for (const { task: one, order } of changes) {
      const { sync: _, ...plain } = one as Synced<Task>;
      if (!(await press(taskWrites.update(plain, { order }), 'Tasks not moved'))) return;
    }
  };
  const reorder = useReorder(list, (from, to) => void move(from, to));
  const place = tasks.findIndex(({ uid }) => uid === moved?.uid);
  // The browser takes the focus from an element that is moved in the page.
  useLayoutEffect(() => {
    if (place >= 0) list.current?.children[place]?.querySelector<HTMLElement>('.job-task-handle')?.focus();
  }, [place]);
  const mayMove = useMayWrite() && !isPart && tasks.length > 1;
  return (
    <>
      <ul ref={list} className="job-rows" aria-label="Tasks">
        {tasks.map((task, index) => (
          <TaskRow
            key={task.uid}
            task={task}
            mark={markOf(reorder.held, index)}
            {...(mayMove
              ? { handle: { onTake: (event) => reorder.take(event, index), onPress: (event) => reorder.press(event, index) } }
              : {})}
            onEdit={() => onEdit(task)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <span aria-live="polite">{moved?.words}</span>
      </VisuallyHidden>
    </>
  );
}

/** How a row is shown while one is held: `held` itself, and the one on whose edge it would be put. */
function markOf(held: { from: number; to: number } | null, index: number): 'held' | 'above' | 'below' | undefined {
  if (!held) return undefined;
  if (index === held.from) return 'held';
  if (held.to === held.from || index !== held.to) return undefined;
  return held.to < held.from ? 'above' : 'below';
}
