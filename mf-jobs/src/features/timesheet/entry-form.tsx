import { serverNow, useUsualRate } from '@dwang/client';
import type { TimeEntry } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { confirmLongEntry, formatDay, Skeleton } from '@dwang/kit';
import { Form, EntryForm as KitEntryForm } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useDraft } from '../../drafts/use-draft';
import { EntryFields } from './entry-fields';
import { linkedTimes } from './entry-times';
import {
  type EntryValues,
  namesIn,
  newEntryValues,
  secondsOf,
  toCreateEntry,
  toEntryChanges,
  valuesOfEntry,
} from './entry-values';
import { ChangedElsewhere, useSaveEntry } from './use-save-entry';

/** Where the server's names differ from the form's. */
const NAMES = { endTime: 'duration' };

interface EntryFormProps {
  entry: TimeEntry | null;
  onDone: () => void;
}

/** Adds an entry, or edits the given one. Days and times are those of the company's zone. */
export function EntryForm({ entry, onDone }: EntryFormProps) {
  const rate = useUsualRate(useUser());
  if (!entry && rate === undefined) return <Skeleton active paragraph={{ rows: 6 }} />;
  return <KnownForm entry={entry} rate={rate ?? null} onDone={onDone} />;
}

function KnownForm({ entry, rate, onDone }: EntryFormProps & { rate: string | null }) {
  const zone = useUser().company.timeZone;
  const today = dayOf(serverNow(), zone);
  const draft = useDraft('entry', entry ?? undefined);
  const [form] = Form.useForm<EntryValues>();
  const [initialValues] = useState(() => (entry ? valuesOfEntry(entry, zone) : newEntryValues(today, rate)));
  const [seen, setSeen] = useState(entry);
  const { addEntry, changeEntry } = useSaveEntry();

  const save = async (values: EntryValues) => {
    const seconds = secondsOf(values);
    const long = seconds === seen?.duration ? {} : await confirmLongEntry(seconds, 'duration');
    if (!seen) await addEntry({ ...toCreateEntry(values, zone), ...long }, namesIn(values));
    else await changeEntry(seen, { ...toEntryChanges(seen, values, zone), ...long }, namesIn(values));
    onDone();
  };

  const goOnFromTheirs = async (values: EntryValues) => {
    try {
      await save(values);
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) throw error;
      setSeen(error.theirs);
      throw new Error(theirVersion(error.theirs, zone));
    }
  };

  return (
    <KitEntryForm<EntryValues>
      form={form}
      draftKey={draft.key}
      initialValues={initialValues}
      names={NAMES}
      saveLabel="Save Time Entry"
      findSaved={(id) => ({ to: `/timesheet?edit=${id}` })}
      onSave={goOnFromTheirs}
      onValuesChange={(changed, all) => {
        const linked = linkedTimes(Object.keys(changed), all, entry?.startTime ?? null, zone);
        if (Object.keys(linked).length > 0) form.setFieldsValue(linked);
      }}
      onCancel={() => {
        draft.discard();
        onDone();
      }}
    >
      <EntryFields today={today} entry={entry} />
    </KitEntryForm>
  );
}

/** Both versions are before the person: theirs in this sentence, their own in the fields. */
function theirVersion(theirs: TimeEntry, zone: string): string {
  const { date, startTime, duration, hourlyRate } = valuesOfEntry(theirs, zone);
  return `Another device changed this to ${duration} from ${startTime} on ${formatDay(date)} at $${hourlyRate}/hr on ${theirs.projectName}. Save again to keep what is typed here.`;
}
