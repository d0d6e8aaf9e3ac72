import { useListTasksQuery } from '@dwang/client';
import type { Task } from '@dwang/contracts';
import { CheckIcon } from '@dwang/kit';
import { EntryForm, Form, requiredRule, TextField } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { RowsCard } from '../rows/rows-card';
import { useRows } from '../rows/use-rows';
import { useWrite } from '../rows/use-write';
import { TaskDialog } from './task-dialog';
import { TaskRow } from './task-row';
import { createTask, newTask } from './task-writes';

const inOrder = (one: Task, other: Task): number => one.order - other.order || one.createdAt.localeCompare(other.createdAt);

/** What is to do on the job: tick, add, edit, delete with undo; all of it also without a network. */
export function JobTasks({ projectId }: { projectId: number }) {
  const list = useRows('task', projectId, useListTasksQuery(projectId));
  const [edited, setEdited] = useState<Task | null>(null);
  const done = list.rows?.filter((task) => task.done).length ?? 0;
  return (
    <RowsCard
      title="Tasks"
      icon={<CheckIcon aria-hidden />}
      noun="tasks"
      actions={list.rows && list.rows.length > 0 && <span className="job-count">{`${done} of ${list.rows.length} done`}</span>}
      list={list}
      lead={<AddTask projectId={projectId} tasks={list.rows ?? []} />}
      empty={{ text: 'No tasks yet.', hint: 'List what is left to do, and tick it off as you go.' }}
    >
      {(rows) => (
        <>
          <ul className="job-rows" aria-label="Tasks">
            {rows.toSorted(inOrder).map((task) => (
              <TaskRow key={task.uid} task={task} onEdit={() => setEdited(task)} />
            ))}
          </ul>
          {edited && <TaskDialog task={edited} onClose={() => setEdited(null)} />}
        </>
      )}
    </RowsCard>
  );
}

function AddTask({ projectId, tasks }: { projectId: number; tasks: readonly Task[] }) {
  const user = useUser();
  const { submit } = useWrite();
  const [form] = Form.useForm<{ title: string }>();
  return (
    <EntryForm<{ title: string }>
      form={form}
      draftKey={`${user.id}:job-${projectId}-task`}
      saveLabel="Add task"
      quiet
      savingLabel="Adding..."
      onSave={async ({ title }) => {
        await submit(createTask(newTask(projectId, title.trim(), tasks)));
        form.setFieldsValue({ title: '' });
      }}
    >
      <TextField
        name="title"
        label="New task"
        required
        rules={[requiredRule('Please enter a task')]}
        input={{ maxLength: 200 }}
      />
    </EntryForm>
  );
}
