import type { GstKind } from '@dwang/domain';
import { Field, type FieldProps, Form, Input, Select } from '@dwang/kit/form';
import { kindIn, kindOptions } from './gst-kinds';

interface GstKindFieldProps extends Pick<FieldProps, 'name' | 'label'> {
  /** From which is chosen. Without any it is not to be seen, and keeps what was chosen. */
  kinds: readonly GstKind[];
}

/** How GST applies to a line, or to hours. */
export function GstKindField({ name, label, kinds }: GstKindFieldProps) {
  if (kinds.length === 0)
    return (
      <Form.Item name={name} hidden>
        <Input />
      </Form.Item>
    );
  return (
    <Field name={name} label={label} required>
      <KindSelect kinds={kinds} />
    </Field>
  );
}

interface KindSelectProps {
  kinds: readonly GstKind[];
  /** Of the label. */
  id?: string;
  value?: GstKind;
  onChange?: (kind: GstKind) => void;
}

const KindSelect = ({ kinds, value, ...control }: KindSelectProps) => (
  <Select<GstKind> {...control} value={kindIn(kinds, value)} options={kindOptions(kinds)} showSearch={false} />
);
