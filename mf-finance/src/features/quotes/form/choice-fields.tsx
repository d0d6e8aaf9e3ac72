import { Form, requiredRule, SelectField, TextField } from '@dwang/kit/form';
import type { LineChoice } from './quote-values';

const CHOICES = [
  { value: 'always', label: 'Always included' },
  { value: 'extra', label: 'Optional extra' },
  { value: 'ticked', label: 'Extra that is ticked' },
  { value: 'option', label: 'One of several options' },
  { value: 'proposed', label: 'Proposed option of several' },
] satisfies { value: LineChoice; label: string }[];

/** What the client may choose of a line, by its place in `lines`. */
export function ChoiceFields({ name }: { name: number }) {
  const choice = Form.useWatch<LineChoice | undefined>(['lines', name, 'choice']);
  const isOption = choice === 'option' || choice === 'proposed';
  return (
    <div className="quote-choice">
      <SelectField<LineChoice>
        name={[name, 'choice']}
        label="Client’s choice"
        placeholder="Always included"
        select={{ options: CHOICES, showSearch: false }}
      />
      {isOption && (
        <TextField
          name={[name, 'group']}
          label="Options for"
          required
          placeholder="Railing"
          help="Lines with the same words are the options of one choice."
          rules={[requiredRule('Please name what is chosen')]}
          input={{ maxLength: 100, autoComplete: 'off' }}
        />
      )}
    </div>
  );
}
