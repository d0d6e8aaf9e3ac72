import { errorText, type Synced, serverNow, useOutbox } from '@dwang/client';
import { dayOf } from '@dwang/domain';
import { formatShortDay, Link, StatusTag, SyncMark } from '@dwang/kit';
import { useNotify, useUser } from '@dwang/shell-api';
import { type OpenTask, tickWrite } from './open-tasks';

const NOT_CHANGED = 'Task not changed';

/** One task: its box, its job, and when it is due. */
export function TaskLine({ task }: { task: Synced<OpenTask> }) {
  const write = useOutbox();
  const notify = useNotify();
  const { sync, ...plain } = task;
  const tick = async () => {
    try {
      const outcome = await write(tickWrite(plain));
      if (outcome.state === 'refused') notify.error({ title: NOT_CHANGED, description: outcome.error.message });
    } catch (error) {
      notify.error({ title: NOT_CHANGED, description: errorText(error, 'Please try again.') });
    }
  };
  return (
    <li className="insights-task" data-done={task.done}>
      <label>
        <input type="checkbox" checked={task.done} onChange={() => void tick()} />
        <span>{task.title}</span>
      </label>
      <span className="insights-task-beside">
        <Link to={`/jobs/${task.projectId}`}>{task.projectName}</Link>
        <Due task={task} />
        <SyncMark state={sync} />
      </span>
    </li>
  );
}

function Due({ task: { dueDate, done } }: { task: OpenTask }) {
  const today = dayOf(serverNow(), useUser().company.timeZone);
  if (!dueDate || done) return null;
  if (dueDate > today) return <span>Due {formatShortDay(dueDate)}</span>;
  return (
    <StatusTag tone={dueDate < today ? 'bad' : 'warn'}>
      {dueDate < today ? `Overdue, ${formatShortDay(dueDate)}` : 'Due today'}
    </StatusTag>
  );
}
