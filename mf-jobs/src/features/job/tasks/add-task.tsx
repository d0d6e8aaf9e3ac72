import type { Task } from '@dwang/contracts';
import { EntryForm, requiredRule, TextField } from '@dwang/kit/form';
import { useWrite } from '../rows/use-write';
import { createTask, newTask } from './task-writes';

/** Adds a task behind the others. */
export function AddTask({ projectId, tasks }: { projectId: number; tasks: readonly Task[] }) {
  const { submit } = useWrite();
  return (
    <EntryForm<{ title: string }>
      draftKey={`job-${projectId}-task`}
      saveLabel="Add task"
      quiet
      savingLabel="Adding..."
      isReused
      onSave={({ title }) => submit(createTask(newTask(projectId, title.trim(), tasks)))}
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
