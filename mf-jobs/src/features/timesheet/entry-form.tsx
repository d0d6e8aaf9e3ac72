import type { TimeEntry } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { EntryForm as KitEntryForm } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useDraft } from '../../drafts/use-draft';
import { EntryFields } from './entry-fields';
import { type EntryValues, newEntryValues, toCreateEntry, toEntryChanges, valuesOfEntry } from './entry-values';
import { useSaveEntry } from './use-save-entry';

/** Where the server's names differ from the form's. */
const NAMES = { endTime: 'duration' };

/** Adds an entry, or edits the given one. Days and times are those of the company's zone. */
export function EntryForm({ entry, onDone }: { entry: TimeEntry | null; onDone: () => void }) {
  const zone = useUser().company.timeZone;
  const today = dayOf(Date.now(), zone);
  const draft = useDraft('entry', entry ?? undefined);
  const [initialValues] = useState(() => (entry ? valuesOfEntry(entry, zone) : newEntryValues(today)));
  const { addEntry, changeEntry } = useSaveEntry();
  const save = async (values: EntryValues) => {
    if (entry) await changeEntry(entry, toEntryChanges(entry, values, zone));
    else await addEntry(toCreateEntry(values, zone));
    onDone();
  };
  return (
    <KitEntryForm<EntryValues>
      draftKey={draft.key}
      initialValues={initialValues}
      names={NAMES}
      saveLabel="Save Time Entry"
      onSave={save}
      onCancel={() => {
        draft.discard();
        onDone();
      }}
    >
      <EntryFields today={today} project={entry && { value: entry.projectId, label: entry.projectName }} />
    </KitEntryForm>
  );
}
