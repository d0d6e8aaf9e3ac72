import { useJobChoices } from '@dwang/client';
import { type ShrunkPhoto, shrinkPhoto } from '@dwang/client/photos';
import { Dialog } from '@dwang/kit';
import {
  EntryForm,
  Field,
  Form,
  Input,
  type PickerProps,
  requiredRule,
  SearchSelect,
  TextAreaField,
  TextField,
} from '@dwang/kit/form';
import { useEffect, useRef } from 'react';
import { useFirstJob } from './last-job';
import { PhotoField } from './photo-field';
import { figureText, type ResultDraft } from './result-draft';
import { useKeepResult } from './use-keep-result';

interface Values {
  uid: string;
  projectId: number;
  title: string;
  note: string;
  photo: ShrunkPhoto | null;
}

interface SaveDialogProps {
  draft: ResultDraft;
  /** A picture of the tool's own. */
  picture: (() => Promise<File>) | undefined;
  onSaved: (projectId: number, isWaiting: boolean) => void;
  onClose: () => void;
}

const jobRule = {
  validator: async (_: unknown, id: number) => {
    if (id === 0) throw new Error('Please choose a job');
  },
};

/** So many answers are repeated above the form. */
const SHOWN = 3;

/** Asks for the job and the words of a result, and keeps it. */
export function SaveDialog({ draft, picture, onSaved, onClose }: SaveDialogProps) {
  const [form] = Form.useForm<Values>();
  const firstJob = useFirstJob();
  const keep = useKeepResult(draft);
  /** The job of the first try: where to look once its answer was lost. */
  const tried = useRef<number | null>(null);
  useEffect(() => {
    if (!picture) return;
    picture()
      .then(shrinkPhoto)
      .then((photo) => form.setFieldValue('photo', photo))
      // Without the tool's own picture the result is still worth keeping.
      .catch(() => undefined);
  }, [picture, form]);
  const save = async (typed: Values) => {
    const said = { ...typed, title: typed.title.trim(), note: typed.note.trim() };
    tried.current ??= said.projectId;
    onSaved(said.projectId, await keep(said));
  };
  return (
    <Dialog open size="small" title="Save to job" onClose={onClose}>
      <dl className="tools-result-figures">
        {draft.answers.slice(0, SHOWN).map((answer) => (
          <div key={answer.label}>
            <dt>{answer.label}</dt>
            <dd>{figureText(answer)}</dd>
          </div>
        ))}
      </dl>
      <EntryForm<Values>
        form={form}
        initialValues={{ uid: crypto.randomUUID(), projectId: firstJob, title: draft.title, note: '', photo: null }}
        saveLabel="Save to job"
        findSaved={() => ({ to: `/jobs/${tried.current}` })}
        onOpenSaved={onClose}
        onSave={save}
        onCancel={onClose}
      >
        <Form.Item name="uid" hidden>
          <Input />
        </Form.Item>
        <Field name="projectId" label="Job" required rules={[jobRule]}>
          <JobPicker />
        </Field>
        <TextField
          name="title"
          label="Name"
          required
          rules={[requiredRule('Please enter a name')]}
          input={{ maxLength: 200, autoComplete: 'off' }}
        />
        <TextAreaField name="note" label="Note" input={{ maxLength: 2000 }} />
        <Field name="photo" label="Photo" help="Goes to the photos of the job">
          <PhotoField />
        </Field>
      </EntryForm>
    </Dialog>
  );
}

function JobPicker(field: PickerProps) {
  const { search } = useJobChoices(field.value);
  return <SearchSelect {...field} {...search} none="-- Select Job --" />;
}
