import type { Task } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { DayField, EntryForm, requiredRule, TextField } from '@dwang/kit/form';
import { useDraft } from '../../../drafts/use-draft';
import { useWrite } from '../rows/use-write';
import { taskWrites } from './task-writes';

type TaskValues = Pick<Task, 'title' | 'dueDate'>;

/** Edits a task's words and the day by which it is due. */
export function TaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { submit } = useWrite();
  const draft = useDraft('job-task', task);
  const save = async (values: TaskValues) => {
    const [title, dueDate] = [values.title.trim(), values.dueDate || null];
    const change = {
      ...(title === task.title ? {} : { title }),
      ...(dueDate === task.dueDate ? {} : { dueDate }),
    };
    if (Object.keys(change).length > 0) await submit(taskWrites.update(task, change));
    onClose();
  };
  return (
    <Dialog open title="Edit task" onClose={onClose}>
      <EntryForm<TaskValues>
        draftKey={draft.key}
        initialValues={{ title: task.title, dueDate: task.dueDate }}
        saveLabel="Save task"
        onSave={save}
        onCancel={() => {
          draft.discard();
          onClose();
        }}
      >
        <TextField name="title" label="Task" required rules={[requiredRule('Please enter a task')]} input={{ maxLength: 200 }} />
        <DayField name="dueDate" label="Due" />
      </EntryForm>
    </Dialog>
  );
}
