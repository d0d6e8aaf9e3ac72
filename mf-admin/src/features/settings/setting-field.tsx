import type { Setting } from '@dwang/contracts';
import { formatInstant, Switch } from '@dwang/kit';
import { Field, NumberField, SelectField, TextField } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The control that the setting's type asks for, with who changed it last. */
export function SettingField({ setting }: { setting: Setting }) {
  const { company } = useUser();
  const { id, name, type, options, isReadOnly, updatedAt, updatedBy } = setting;
  const last = updatedAt && `Changed ${formatInstant(updatedAt, company.timeZone)}${updatedBy ? ` by ${updatedBy}` : ''}.`;
  const common = { name: id, label: name, help: [setting.help, last].filter(Boolean).join(' ') || undefined, required: true };
  if (type === 'toggle') {
    return (
      <Field {...common}>
        <Toggle label={name} />
      </Field>
    );
  }
  if (type === 'select') {
    const choices = options.map((value) => ({ value, label: capital(value) }));
    return <SelectField<string> {...common} select={{ options: choices, showSearch: false }} />;
  }
  if (type === 'number') return <NumberField {...common} decimals={0} disabled={isReadOnly} />;
  return <TextField {...common} disabled={isReadOnly} input={{ inputMode: type, autoComplete: 'off' }} />;
}

interface ToggleProps {
  label: string;
  id?: string;
  value?: boolean;
  onChange?: (isOn: boolean) => void;
}

function Toggle({ label, id, value, onChange }: ToggleProps) {
  return <Switch id={id} aria-label={label} checked={value} onChange={onChange} />;
}
