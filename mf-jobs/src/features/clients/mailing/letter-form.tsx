import { type CreateMailing, LETTER_WORDS, type Mailing, type Recipients } from '@dwang/contracts';
import { confirmAction } from '@dwang/kit';
import { EntryForm, Form, LetterFields } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useCreateMailingMutation } from './mailing.api';

interface LetterFormProps {
  recipients: Recipients;
  filters: CreateMailing['filters'];
  onSent: (mailing: Mailing) => void;
  onClose: () => void;
}

interface Values {
  subject: string;
  text: string;
}

const EMPTY: Values = { subject: '', text: 'Kia ora {first name},\n\n' };

/** The letter, and how the first client will read it. */
export function LetterForm({ recipients, filters, onSent, onClose }: LetterFormProps) {
  const [form] = Form.useForm<Values>();
  const values = { ...EMPTY, ...Form.useWatch([], form) };
  const [create] = useCreateMailingMutation();
  const send = async (letter: Values) => {
    const { count } = recipients;
    const title = count === 1 ? 'Send 1 letter?' : `Send ${count} letters?`;
    if (await confirmAction({ title, text: letter.subject, confirm: 'Send' }))
      onSent(await create({ ...letter, ...(filters ? { filters } : {}) }).unwrap());
  };
  return (
    <EntryForm<Values>
      form={form}
      initialValues={EMPTY}
      draftKey="clients-letter"
      saveLabel="Send"
      savingLabel="Sending..."
      onSave={send}
      onCancel={onClose}
    >
      <LetterFields
        text={{
          name: 'text',
          label: 'Letter',
          help: `${LETTER_WORDS.join(', ')} stand for what each client has.`,
          rows: 8,
        }}
      />
      <Preview values={values} recipients={recipients} />
    </EntryForm>
  );
}

function Preview({ values, recipients: { first } }: { values: Values; recipients: Recipients }) {
  const { company } = useUser();
  if (!first) return null;
  const fill = (text: string) =>
    text
      .replaceAll('{company}', first.name)
      .replaceAll('{contact}', first.contact || first.name)
      .replaceAll('{first name}', first.contact.split(/\s+/)[0] || first.name);
  return (
    <section className="clients-letter" aria-label="Preview">
      <span className="clients-beside">
        Preview for {first.name} ({first.email})
      </span>
      <strong>{fill(values.subject) || 'No subject yet'}</strong>
      <span>{fill(values.text)}</span>
      <span className="clients-beside">
        {company.name}
        {'\n'}With a link at the foot to get no more of these letters.
      </span>
    </section>
  );
}
