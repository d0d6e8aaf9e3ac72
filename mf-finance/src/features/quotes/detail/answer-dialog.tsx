import type { Quote, QuoteLine } from '@dwang/contracts';
import { groupsOf } from '@dwang/domain';
import { Dialog, formatMoney } from '@dwang/kit';
import { CheckboxField, EntryForm, requiredRule, SelectField, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useAcceptQuoteMutation, useDeclineQuoteMutation } from '../../../api/quotes';
import { quoteName } from '../../../quote-words';

interface AnswerDialogProps {
  quote: Quote;
  answer: 'accept' | 'decline';
  onClose: () => void;
}

interface AnswerValues {
  name: string;
  reason: string;
  /** The chosen line by the place of its group. */
  options: number[];
  /** Whether an optional line is taken, by its place among them. */
  extras: boolean[];
}

/** Notes what the client said by telephone or on site. */
export function AnswerDialog({ quote, answer, onClose }: AnswerDialogProps) {
  const [accept] = useAcceptQuoteMutation();
  const [decline] = useDeclineQuoteMutation();
  const notify = useNotify();
  const isAccept = answer === 'accept';
  const groups = groupsOf(quote.lines).map((name) => quote.lines.filter(({ group }) => group === name));
  const extras = quote.lines.filter(({ optional }) => optional);
  const save = async (values: AnswerValues) => {
    const { id } = quote;
    const ticked = extras.filter((_, index) => values.extras?.[index]).map((line) => line.id);
    const lineIds = [...(values.options ?? []), ...ticked];
    if (isAccept) await accept({ id, name: values.name, lineIds }).unwrap();
    else await decline({ id, name: values.name, reason: values.reason }).unwrap();
    notify.success({
      title: isAccept ? 'Quote accepted' : 'Quote declined',
      description: `${quoteName(quote)} for ${quote.clientName}`,
    });
    onClose();
  };
  const initial: AnswerValues = {
    name: quote.buyer.contact || quote.clientName,
    reason: '',
    options: groups.map((lines) => lines.find(({ selected }) => selected)?.id ?? 0),
    extras: extras.map(({ selected }) => selected),
  };
  return (
    <Dialog open title={isAccept ? 'Quote accepted' : 'Quote declined'} onClose={onClose}>
      <EntryForm<AnswerValues>
        initialValues={initial}
        saveLabel="Save"
        names={{ lineIds: 'form' }}
        onSave={save}
        onCancel={onClose}
      >
        <TextField
          name="name"
          label="Said by"
          required={isAccept}
          rules={isAccept ? [requiredRule('Please enter a name')] : []}
          input={{ maxLength: 200 }}
        />
        {isAccept ? (
          <>
            {groups.map((lines, index) => (
              <SelectField<number>
                key={lines[0]?.group}
                name={['options', index]}
                label={lines[0]?.group ?? ''}
                required
                select={{ options: lines.map((line) => ({ value: line.id, label: words(line) })), showSearch: false }}
              />
            ))}
            {extras.map((line, index) => (
              <CheckboxField key={line.id} name={['extras', index]} label={words(line)} />
            ))}
          </>
        ) : (
          <TextField name="reason" label="Reason" input={{ maxLength: 1000 }} />
        )}
      </EntryForm>
    </Dialog>
  );
}

const words = ({ description, amount }: QuoteLine): string => `${description}, ${formatMoney(amount)}`;
