import type { Synced } from '@dwang/client';
import type { Task } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { DeleteIcon, EditIcon, formatDay, StatusTag } from '@dwang/kit';
import { useNotify, useUser } from '@dwang/shell-api';
import { RowAction, RowActions } from '../../../lists/row-action';
import { RowSync } from '../rows/row-sync';
import { useWrite } from '../rows/use-write';
import { createTask, taskWrites } from './task-writes';

/** One task with its box to tick. */
export function TaskRow({ task, onEdit }: { task: Synced<Task>; onEdit: () => void }) {
  const notify = useNotify();
  const { press } = useWrite();
  const { sync, ...plain } = task;
  const tick = () => void press(taskWrites.update(plain, { done: !task.done }), 'Task not changed');
  const remove = async () => {
    if (!(await press(taskWrites.remove(plain), 'Task not deleted'))) return;
    const undo = () => void press(createTask({ ...plain, id: 0, uid: crypto.randomUUID(), version: 1 }), 'Task not restored');
    notify.info({ title: 'Task deleted', action: { label: 'Undo', run: undo } });
  };
  return (
    <li className="job-row">
      <label className={task.done ? 'job-task job-task-done' : 'job-task'}>
        <input type="checkbox" checked={task.done} onChange={tick} />
        <span className="job-row-main">
          <span className="job-task-title">{task.title}</span>
          <span className="job-row-beside">
            <Due task={task} /> <RowSync state={sync} />
          </span>
        </span>
      </label>
      <RowActions>
        <RowAction compact label="Edit" of={task.title} icon={<EditIcon aria-hidden />} onClick={onEdit} />
        <RowAction
          compact
          label="Delete"
          of={task.title}
          icon={<DeleteIcon aria-hidden />}
          danger
          onClick={() => void remove()}
        />
      </RowActions>
    </li>
  );
}

function Due({ task: { dueDate, done } }: { task: Task }) {
  const today = dayOf(Date.now(), useUser().company.timeZone);
  if (!dueDate) return null;
  const words = `Due ${dueDate === today ? 'today' : formatDay(dueDate)}`;
  if (done || dueDate > today) return words;
  return (
    <StatusTag tone={dueDate < today ? 'bad' : 'warn'}>{dueDate < today ? `Overdue, ${formatDay(dueDate)}` : words}</StatusTag>
  );
}
