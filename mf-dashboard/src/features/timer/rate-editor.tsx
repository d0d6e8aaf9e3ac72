import { readRate } from '@dwang/client';
import { Button, EditIcon, formatMoney } from '@dwang/kit';
import { type FormEvent, useId, useState } from 'react';

interface RateEditorProps {
  hourlyRate: string;
  /** Resolves to whether the rate was taken. */
  onChange: (hourlyRate: string) => Promise<boolean>;
}

/** The hourly rate, and its field while it is edited. Escape leaves it as it was. */
export function RateEditor({ hourlyRate, onChange }: RateEditorProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <RateField hourlyRate={hourlyRate} onChange={onChange} onClose={() => setOpen(false)} />;
  return (
    <div className="dashboard-timer-rate">
      <span>Hourly rate</span>
      <button type="button" onClick={() => setOpen(true)} aria-label={`Edit hourly rate, ${formatMoney(hourlyRate)} an hour`}>
        {formatMoney(hourlyRate)}/hr
        <EditIcon aria-hidden />
      </button>
    </div>
  );
}

function RateField({ hourlyRate, onChange, onClose }: RateEditorProps & { onClose: () => void }) {
  const [text, setText] = useState(hourlyRate);
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const rate = readRate(text);
    if (rate === null) return setFault('Enter a rate of more than 0, with at most 2 decimals.');
    setSending(true);
    const isTaken = await onChange(rate);
    setSending(false);
    if (isTaken) onClose();
  };
  return (
    <form className="dashboard-timer-rate" onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={id}>Hourly rate</label>
      <div className="dashboard-timer-rate-row">
        <input
          id={id}
          className="dashboard-field dashboard-field-number"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field
          autoFocus
          aria-invalid={fault !== ''}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
        <Button htmlType="submit" loading={isSending}>
          Update
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
      {fault && (
        <p id={`${id}-fault`} className="dashboard-fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}
