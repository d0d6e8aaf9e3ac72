import { MOST_COPIES, type PaperLetter, type SendPaper } from '@dwang/contracts';
import { Segmented } from '@dwang/kit';
import { EntryForm, Form, LetterFields, requiredRule, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { type ReactNode, useState } from 'react';
import { LetterPreview, type LetterValues, withoutNumber } from './letter-preview';

interface LetterFormProps {
  letter: PaperLetter;
  sendLabel: string;
  onSend: (letter: SendPaper) => Promise<unknown>;
  attachment: ReactNode;
  onClose: () => void;
}

type View = 'write' | 'preview';
const VIEWS = [
  { value: 'write' as const, label: 'Write' },
  { value: 'preview' as const, label: 'Preview' },
];

/** The letter with its receiver, and how it will arrive. One form sends one letter, however often it is pressed. */
export function LetterForm({ letter, sendLabel, onSend, attachment, onClose }: LetterFormProps) {
  const [form] = Form.useForm<LetterValues>();
  const [uid] = useState(() => crypto.randomUUID());
  const [view, setView] = useState<View>('write');
  const notify = useNotify();
  const initial = { to: letter.to, cc: '', subject: letter.subject, message: letter.message };
  const values = { ...initial, ...Form.useWatch([], form) };
  const send = async ({ to, cc, subject, message }: LetterValues) => {
    setView('write');
    await onSend({ uid, to: to.trim(), cc: addressesIn(cc), subject, message });
    notify.success({ title: 'Email on its way', description: `To ${to.trim()}. Its state is shown on this page.` });
    onClose();
  };
  return (
    <div className="letter">
      <Segmented<View> block aria-label="What is shown" options={VIEWS} value={view} onChange={setView} />
      <EntryForm<LetterValues>
        form={form}
        initialValues={initial}
        saveLabel={sendLabel}
        savingLabel="Sending..."
        onSave={send}
        onCancel={onClose}
      >
        <div className="letter-fields" hidden={view !== 'write'}>
          <TextField
            name="to"
            label="To"
            required
            rules={[requiredRule('Please enter an email address')]}
            input={{ type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 }}
          />
          <TextField
            name="cc"
            label="Copy to"
            help={`Up to ${MOST_COPIES} addresses, with commas between them.`}
            rules={[{ validator: checkCopies }]}
            input={{ autoComplete: 'off', maxLength: 1300 }}
          />
          <LetterFields text={{ name: 'message', label: 'Message', rows: 9 }} />
        </div>
        {view === 'preview' && <LetterPreview letter={letter} values={values} attachment={attachment} />}
        <p className="letter-attached">Attached: {withoutNumber(letter.fileName)}</p>
      </EntryForm>
    </div>
  );
}

const addressesIn = (text = ''): string[] => text.split(/[,;\s]+/).filter(Boolean);

function checkCopies(_rule: unknown, text: string | undefined): Promise<void> {
  const addresses = addressesIn(text);
  if (addresses.length > MOST_COPIES) return Promise.reject(new Error(`At most ${MOST_COPIES} copies`));
  const wrong = addresses.find((address) => !/^[^@\s]+@[^@\s][^@\s.]*\.[^@\s]+$/.test(address));
  return wrong ? Promise.reject(new Error(`${wrong} is no email address`)) : Promise.resolve();
}
