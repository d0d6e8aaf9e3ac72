import { type QueuedWrite, retryUnsent, useListProjectsQuery } from '@dwang/client';
import { parseDuration } from '@dwang/domain';
import { Button, Dialog } from '@dwang/kit';
import { DurationField, durationText, Form, MoneyField, requiredRule, SelectField, TextAreaField } from '@dwang/kit/form';
import { type Mended, mendedBody, valuesOf } from './mended-body';

interface Values {
  duration: string;
  hourlyRate: string;
  notes: string;
  projectId: number | null;
}

/** Mends a time entry that the server has refused, and sends it again. */
export function EditUnsent({ write, onClose }: { write: QueuedWrite; onClose: () => void }) {
  const [form] = Form.useForm<Values>();
  const { data: projects } = useListProjectsQuery({ limit: 200 });
  const now = valuesOf(write);
  const options = (projects?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const send = (values: Values) => {
    const mended: Mended = { ...values, duration: parseDuration(values.duration) ?? now.duration };
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
        initialValues={{ ...now, duration: durationText(now.duration) }}
        onFinish={send}
      >
        <SelectField<number> name="projectId" label="Job" select={{ options, allowClear: true }} placeholder="General" />
        <DurationField name="duration" label="Hours" rules={[requiredRule('Please enter a duration')]} />
        <MoneyField name="hourlyRate" label="Rate" unit="/hr" />
        <TextAreaField name="notes" label="Note" input={{ maxLength: 2000 }} />
      </Form>
    </Dialog>
  );
}
