import type { Task } from '@dwang/contracts';
import { EntryForm, Form, requiredRule, TextField } from '@dwang/kit/form';
import { useWrite } from '../rows/use-write';
import { createTask, newTask } from './task-writes';

/** Adds a task behind the others. */
export function AddTask({ projectId, tasks }: { projectId: number; tasks: readonly Task[] }) {
  const { submit } = useWrite();
  const [form] = Form.useForm<{ title: string }>();
  return (
    <EntryForm<{ title: string }>
      form={form}
      draftKey={`job-${projectId}-task`}
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
