import { serverNow } from '@dwang/client';
import type { Project } from '@dwang/contracts';
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
  TextAreaField,
  workDayRule,
} from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { JobField } from './job-field';
import { useAddTime } from './use-add-time';

interface TimeValues {
  uid: string;
  projectId?: number;
  day: string;
  duration: string;
  notes: string;
}

/** Entries of this form begin at nine on the chosen day. Source: specification 2, section 9. */
const START = '09:00';
const NAMES = { startTime: 'day', endTime: 'duration' };

/** Hours typed in afterwards, in place above the list. */
export default function TimeForm({ onDone }: { onDone: () => void }) {
  const {
    company: { timeZone },
  } = useUser();
  const today = dayOf(serverNow(), timeZone);
  const addTime = useAddTime();
  const [job, setJob] = useState<Project>();
  const [initial] = useState<TimeValues>(() => ({
    uid: crypto.randomUUID(),
    day: today,
    duration: '',
    notes: '',
  }));
  const save = async ({ uid, projectId, day, duration, notes }: TimeValues) => {
    const seconds = parseDuration(duration);
    if (seconds === null) throw new Error(DURATION_REFUSED);
    const startTime = new Date(instantOf(day, START, timeZone)).toISOString();
    const body = { uid, projectId: projectId || null, startTime, duration: seconds, ...(notes.trim() && { notes }) };
    await addTime(body, job);
    onDone();
  };
  return (
    <SectionCard title="Add Time">
      <EntryForm<TimeValues>
        initialValues={initial}
        draftKey="finance-time-new"
        saveLabel="Save time entry"
        names={NAMES}
        findSaved={(id) => ({ to: `/timesheet?edit=${id}` })}
        onSave={save}
        onCancel={onDone}
      >
        <Form.Item name="uid" hidden>
          <Input />
        </Form.Item>
        <JobField onKnown={setJob} />
        <div className="finance-pair">
          <DayField name="day" label="Date" required rules={[requiredRule('Please choose a date'), workDayRule(today)]} />
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
