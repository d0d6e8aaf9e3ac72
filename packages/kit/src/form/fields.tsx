import { Checkbox, Form, type FormItemProps, Input, type InputProps, Select, type SelectProps } from 'antd';
import type { TextAreaProps } from 'antd/es/input';
import type { ReactNode } from 'react';
import { DayPicker } from './day-picker';

export interface FieldProps extends Pick<FormItemProps, 'rules' | 'dependencies' | 'hidden'> {
  name: string | (string | number)[];
  label: ReactNode;
  /** Under the field, always visible. */
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
}

/** A labelled place for any control that has `value` and `onChange`. */
export function Field({
  help,
  children,
  placeholder: _placeholder,
  disabled: _disabled,
  ...item
}: FieldProps & { children: ReactNode }) {
  return (
    <Form.Item {...item} extra={help}>
      {children}
    </Form.Item>
  );
}

type Extra<Props> = Omit<Props, 'name' | 'value' | 'onChange' | 'defaultValue' | 'required' | 'disabled' | 'placeholder'>;

/** One line of text. `input` passes `autoComplete`, `inputMode`, `maxLength`, `type`. */
export function TextField({ input, ...field }: FieldProps & { input?: Extra<InputProps> }) {
  return (
    <Field {...field}>
      <Input {...input} disabled={field.disabled} placeholder={field.placeholder} />
    </Field>
  );
}

/** A password with a button that shows it. */
export function PasswordField({ autoComplete, ...field }: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  return (
    <Field {...field}>
      <Input.Password autoComplete={autoComplete} disabled={field.disabled} placeholder={field.placeholder} />
    </Field>
  );
}

/** Several lines of text; grows with what is typed. */
export function TextAreaField({ input, ...field }: FieldProps & { input?: Omit<Extra<TextAreaProps>, 'autoSize'> }) {
  return (
    <Field {...field}>
      <Input.TextArea rows={3} {...input} disabled={field.disabled} placeholder={field.placeholder} />
    </Field>
  );
}

/** One of a list; type to search by label. */
export function SelectField<Value>({ select, ...field }: FieldProps & { select: Extra<SelectProps<Value>> }) {
  return (
    <Field {...field}>
      <Select<Value>
        showSearch={{ optionFilterProp: 'label' }}
        {...select}
        disabled={field.disabled}
        placeholder={field.placeholder}
      />
    </Field>
  );
}

/** A calendar day, `YYYY-MM-DD` in the form's values. */
export function DayField({ min, max, ...field }: FieldProps & { min?: string; max?: string }) {
  return (
    <Field {...field}>
      <DayPicker min={min} max={max} disabled={field.disabled} />
    </Field>
  );
}

/** A yes or no with its words beside it. */
export function CheckboxField({ label, ...field }: FieldProps) {
  return (
    <Form.Item name={field.name} valuePropName="checked" extra={field.help} rules={field.rules}>
      <Checkbox disabled={field.disabled}>{label}</Checkbox>
    </Form.Item>
  );
}
