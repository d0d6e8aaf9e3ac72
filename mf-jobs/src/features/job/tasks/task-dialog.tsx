import { serverNow, useGetProjectMembersQuery } from '@dwang/client';
import type { Task } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { Dialog } from '@dwang/kit';
import { DayField, EntryForm, endDayRule, requiredRule, SelectField, TextField } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useDraft } from '../../../drafts/use-draft';
import { useWrite } from '../rows/use-write';
import { taskWrites } from './task-writes';

interface TaskValues extends Pick<Task, 'title' | 'dueDate'> {
  /** 0 for nobody in particular. */
  assigneeId: number;
}

/** Edits a task's words, the day by which it is due, and whose it is. */
export function TaskDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { submit } = useWrite();
  const draft = useDraft('job-task', task);
  const people = usePeople(task);
  const today = dayOf(serverNow(), useUser().company.timeZone);
  const save = async (values: TaskValues) => {
    const [title, dueDate, assigneeId] = [values.title.trim(), values.dueDate || null, values.assigneeId || null];
    const assigneeName = people.find(({ value }) => value === assigneeId)?.label ?? null;
    const change = {
      ...(title === task.title ? {} : { title }),
      ...(dueDate === task.dueDate ? {} : { dueDate }),
      ...(assigneeId === task.assigneeId ? {} : { assigneeId }),
    };
    if (Object.keys(change).length > 0) await submit(taskWrites.update({ ...task, assigneeName }, change));
    onClose();
  };
  return (
    <Dialog open title="Edit task" onClose={onClose}>
      <EntryForm<TaskValues>
        draftKey={draft.key}
        initialValues={{ title: task.title, dueDate: task.dueDate, assigneeId: task.assigneeId ?? 0 }}
        saveLabel="Save task"
        onSave={save}
        onCancel={() => {
          draft.discard();
          onClose();
        }}
      >
        <TextField name="title" label="Task" required rules={[requiredRule('Please enter a task')]} input={{ maxLength: 200 }} />
        <DayField name="dueDate" label="Due" rules={[endDayRule(today, task.dueDate)]} />
        <SelectField<number>
          name="assigneeId"
          label="Assigned to"
          select={{ options: [{ value: 0, label: 'Nobody' }, ...people] }}
        />
      </EntryForm>
    </Dialog>
  );
}

/** Those who see the job; whose task it is stands among them, also after they left. */
function usePeople({ projectId, assigneeId, assigneeName }: Task): { value: number; label: string }[] {
  const { data } = useGetProjectMembersQuery(projectId);
  const people = (data?.items ?? []).map(({ userId, name }) => ({ value: userId, label: name }));
  const isThere = assigneeId === null || people.some(({ value }) => value === assigneeId);
  return isThere ? people : [...people, { value: assigneeId, label: assigneeName ?? '' }];
}
