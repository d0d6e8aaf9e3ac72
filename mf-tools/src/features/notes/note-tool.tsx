import { useGetProjectQuery } from '@dwang/client';
import { Link, Stack, Text } from '@dwang/kit';
import { EntryForm, Field, requiredRule } from '@dwang/kit/form';
import { useState } from 'react';
import { JobField } from '../../parts/job-field';
import { noteJob, useFirstJob } from '../../results/last-job';
import { NoteEditor } from './note-editor';
import { useKeepNote } from './use-keep-note';
import './notes.css';

interface Values {
  text: string;
}

/** A note to a job, with headings, lists and check boxes. What is typed stays on this device until it is saved. */
export default function NoteTool() {
  const first = useFirstJob();
  const [chosen, setChosen] = useState<number | null>(null);
  const projectId = chosen ?? first;
  const [savedTo, setSavedTo] = useState<number | null>(null);
  const keep = useKeepNote();
  const save = async ({ text }: Values) => {
    if (projectId === 0) throw new Error('Please choose a job');
    await keep(projectId, text.trim());
    noteJob(projectId);
    setSavedTo(projectId);
  };
  return (
    <Stack>
      <JobField value={projectId} onChange={setChosen} />
      <EntryForm<Values>
        isReused
        draftKey="tools-note"
        initialValues={{ text: '' }}
        saveLabel="Save note"
        onSave={save}
        onValuesChange={() => setSavedTo(null)}
      >
        <Field name="text" label="Note" required rules={[requiredRule('Please enter a note')]}>
          <NoteEditor />
        </Field>
      </EntryForm>
      <div role="status">{savedTo !== null && <SavedTo projectId={savedTo} />}</div>
    </Stack>
  );
}

function SavedTo({ projectId }: { projectId: number }) {
  const { data } = useGetProjectQuery(projectId);
  return (
    <Text>
      Saved to <Link to={`/jobs/${projectId}`}>{data?.name ?? 'the job'}</Link>
    </Text>
  );
}
