import type { Synced } from '@dwang/client';
import { serverNow } from '@dwang/client';
import type { Task } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { Button, formatDay, StatusTag } from '@dwang/kit';
import { DragIcon } from '@dwang/kit/data';
import { useNotify, useUser } from '@dwang/shell-api';
import type { KeyboardEvent, PointerEvent } from 'react';
import { RowActions, RowEdits } from '../../../lists/row-action';
import { useMayWrite } from '../access/job-access';
import { RowSync } from '../rows/row-sync';
import { useWrite } from '../rows/use-write';
import { createTask, taskWrites } from './task-writes';

interface TaskRowProps {
  task: Synced<Task>;
  mark?: 'held' | 'above' | 'below' | undefined;
  /** By which it is moved in its list. */
  handle?: { onTake: (event: PointerEvent) => void; onPress: (event: KeyboardEvent) => void };
  onEdit: () => void;
}

/** One task with its box to tick. */
export function TaskRow({ task, mark, handle, onEdit }: TaskRowProps) {
  const mayWrite = useMayWrite();
  const { press } = useWrite();
  const { sync, ...plain } = task;
  const tick = () => void press(taskWrites.update(plain, { done: !task.done }), 'Task not changed');
  return (
    <li className={mark ? `job-row job-row-${mark}` : 'job-row'}>
      {handle && (
        <Button
          type="text"
          size="small"
          className="job-task-handle"
          icon={<DragIcon aria-hidden />}
          aria-label={`Move ${task.title}: drag, or press up or down`}
          onPointerDown={handle.onTake}
          onKeyDown={handle.onPress}
        />
      )}
      <label className={task.done ? 'job-task job-task-done' : 'job-task'}>
        <input type="checkbox" checked={task.done} disabled={!mayWrite} onChange={tick} />
        <span className="job-row-main">
          <span className="job-task-title">{task.title}</span>
          <span className="job-row-beside job-task-beside">
            {task.assigneeName && <span>{task.assigneeName}</span>}
            <Due task={task} /> <RowSync state={sync} />
          </span>
        </span>
      </label>
      {mayWrite && <TaskActions task={plain} onEdit={onEdit} />}
    </li>
  );
}

function TaskActions({ task, onEdit }: { task: Task; onEdit: () => void }) {
  const notify = useNotify();
  const { press } = useWrite();
  const remove = async () => {
    if (!(await press(taskWrites.remove(task), 'Task not deleted'))) return;
    const undo = () => void press(createTask({ ...task, id: 0, uid: crypto.randomUUID(), version: 1 }), 'Task not restored');
    notify.info({ title: 'Task deleted', action: { label: 'Undo', run: undo } });
  };
  return (
    <RowActions>
      <RowEdits of={task.title} onEdit={onEdit} onDelete={() => void remove()} />
    </RowActions>
  );
}

function Due({ task: { dueDate, done } }: { task: Task }) {
  const today = dayOf(serverNow(), useUser().company.timeZone);
  if (!dueDate) return null;
  const words = `Due ${dueDate === today ? 'today' : formatDay(dueDate)}`;
  if (done || dueDate > today) return <span>{words}</span>;
  return (
    <StatusTag tone={dueDate < today ? 'bad' : 'warn'}>{dueDate < today ? `Overdue, ${formatDay(dueDate)}` : words}</StatusTag>
  );
}
