import { type QueuedWrite, retryUnsent, useJobChoices } from '@dwang/client';
import { parseDuration } from '@dwang/domain';
import { Button, Dialog } from '@dwang/kit';
import {
  DurationField,
  durationText,
  Field,
  Form,
  MoneyField,
  type PickerProps,
  requiredRule,
  SearchSelect,
  TextAreaField,
} from '@dwang/kit/form';
import { type Mended, mendedBody, valuesOf } from './mended-body';

interface Values {
  duration: string;
  hourlyRate: string;
  notes: string;
  /** 0 is the General project. */
  projectId: number;
}

/** Mends a time entry that the server has refused, and sends it again. */
export function EditUnsent({ write, onClose }: { write: QueuedWrite; onClose: () => void }) {
  const [form] = Form.useForm<Values>();
  const now = valuesOf(write);
  const send = (values: Values) => {
    const mended: Mended = {
      ...values,
      projectId: values.projectId || null,
      duration: parseDuration(values.duration) ?? now.duration,
    };
    void retryUnsent(write.id, mendedBody(write, mended)).then(onClose);
  };
  return (
    <Dialog
      open
      title="Edit and send again"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" onClick={() => form.submit()}>
            Send again
          </Button>
        </>
      }
    >
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ ...now, projectId: now.projectId ?? 0, duration: durationText(now.duration) }}
        onFinish={send}
      >
        <Field name="projectId" label="Job">
          <JobPicker />
        </Field>
        <DurationField name="duration" label="Hours" rules={[requiredRule('Please enter a duration')]} />
        <MoneyField name="hourlyRate" label="Rate" unit="/hr" />
        <TextAreaField name="notes" label="Note" input={{ maxLength: 2000 }} />
      </Form>
    </Dialog>
  );
}

function JobPicker(field: PickerProps) {
  const { search } = useJobChoices(field.value);
  return <SearchSelect {...field} {...search} none="General" />;
}
