import { announceTimeEntry, isApiError, useCreateTimeEntryMutation, useListProjectsQuery } from '@dwang/client';
import { dayOf, instantOf, parseDuration } from '@dwang/domain';
import { SectionCard } from '@dwang/kit';
import {
  DayField,
  DURATION_REFUSED,
  DurationField,
  EntryForm,
  Form,
  Input,
  requiredRule,
  SelectField,
  TextAreaField,
} from '@dwang/kit/form';
import { useNotify, useUser } from '@dwang/shell-api';
import { useState } from 'react';

interface TimeValues {
  uid: string;
  projectId?: number;
  day: string;
  duration: string;
  notes: string;
}

/** Entries of this form begin at nine on the chosen day. Source: specification 2, section 9. */
const START = '09:00';
const FAILED = 'Failed to save time entry. Please try again.';
const NAMES = { startTime: 'day', endTime: 'duration' };

function explain(error: unknown): unknown {
  if (!isApiError(error) || error.errors.length > 0) return error;
  return { ...error, detail: error.detail ? `${FAILED} ${error.detail}` : FAILED };
}

/** Hours typed in afterwards, in place above the list. */
export default function TimeForm({ onDone }: { onDone: () => void }) {
  const { timeZone } = useUser().company;
  const notify = useNotify();
  const [create] = useCreateTimeEntryMutation();
  const { data: projects, isLoading } = useListProjectsQuery({ limit: 200, sort: 'name' });
  const [initial] = useState<TimeValues>(() => ({
    uid: crypto.randomUUID(),
    day: dayOf(Date.now(), timeZone),
    duration: '',
    notes: '',
  }));
  const save = async ({ uid, projectId, day, duration, notes }: TimeValues) => {
    const seconds = parseDuration(duration);
    if (seconds === null) throw new Error(DURATION_REFUSED);
    const startTime = new Date(instantOf(day, START, timeZone)).toISOString();
    const body = { uid, projectId: projectId ?? null, startTime, duration: seconds, ...(notes.trim() && { notes }) };
    try {
      announceTimeEntry(await create(body).unwrap());
    } catch (error) {
      throw explain(error);
    }
    notify.success({ title: 'Time entry saved', description: 'Your time entry has been added successfully.' });
    onDone();
  };
  return (
    <SectionCard title="Add Time">
      <EntryForm<TimeValues>
        initialValues={initial}
        draftKey="finance-time-new"
        saveLabel="Save time entry"
        names={NAMES}
        onSave={save}
        onCancel={onDone}
      >
        <Form.Item name="uid" hidden>
          <Input />
        </Form.Item>
        <SelectField<number>
          name="projectId"
          label="Project"
          placeholder="General"
          select={{
            allowClear: true,
            loading: isLoading,
            options: projects?.items.map((project) => ({ value: project.id, label: project.name })),
          }}
        />
        <div className="finance-pair">
          <DayField name="day" label="Date" required rules={[requiredRule('Please choose a date')]} />
          <DurationField
            name="duration"
            label="Duration"
            required
            rules={[requiredRule('Please enter a duration')]}
            help="2:30, 2.5 or 2h 30m"
          />
        </div>
        <TextAreaField name="notes" label="Notes" input={{ maxLength: 2000 }} />
      </EntryForm>
    </SectionCard>
  );
}
