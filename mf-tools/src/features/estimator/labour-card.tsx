import { useUsualRate } from '@dwang/client';
import type { EstimateLabour } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { type EstimateSums, HOURS_LIMIT, typedQuantity } from '@dwang/domain/estimates';
import { Button, DeleteIcon, ItemList, Money, SectionCard, Skeleton, Text } from '@dwang/kit';
import { EntryForm, Form, MoneyField, requiredRule, TextField } from '@dwang/kit/form';
import { useNotify, useUser } from '@dwang/shell-api';
import { type Read, readMoney, TypedInput } from './typed-input';
import type { EstimateEditor } from './use-estimate-edit';

interface Values {
  description: string;
  hours: string;
  rate: string;
}

const readHours = (typed: string): Read => {
  const text = typedQuantity(typed);
  if (!text) return { problem: 'Please enter hours more than 0' };
  return Number(text) < HOURS_LIMIT ? { text } : { problem: 'Must be less than 100,000' };
};
const hoursRule = {
  validator: async (_: unknown, typed: string) => {
    const read = readHours(typed ?? '');
    if ('problem' in read) throw new Error(read.problem);
  },
};

/** Hours of work at their rates. */
export function LabourCard({ editor: { edit, change }, sums }: { editor: EstimateEditor; sums: EstimateSums }) {
  const notify = useNotify();
  const [form] = Form.useForm<Values>();
  const set = (uid: string, part: Partial<EstimateLabour>) =>
    change(({ labour }) => ({ labour: labour.map((line) => (line.uid === uid ? { ...line, ...part } : line)) }));
  const remove = (line: EstimateLabour) => {
    const at = edit.labour.indexOf(line);
    change(({ labour }) => ({ labour: labour.filter(({ uid }) => uid !== line.uid) }));
    const undo = () => change(({ labour }) => ({ labour: labour.toSpliced(at, 0, line) }));
    notify.info({ title: 'Labour removed', description: line.description, action: { label: 'Undo', run: undo } });
  };
  const add = async ({ description, hours, rate }: Values) => {
    const line = { uid: crypto.randomUUID(), description: description.trim(), hours: typedQuantity(hours) ?? '1', rate };
    change(({ labour }) => ({ labour: [...labour, line] }));
    form.resetFields();
    form.setFieldValue('rate', rate);
  };
  const usual = useUsualRate(useUser());
  const lastRate = edit.labour.at(-1)?.rate ?? usual;
  return (
    <SectionCard title="Labour">
      {edit.labour.length === 0 ? (
        <Text rank="secondary">No labour on this estimate yet.</Text>
      ) : (
        <ItemList label="Labour">
          {sums.labour.map(({ line, cents }) => (
            <li key={line.uid} className="estimate-labour">
              <span className="estimate-wrap">{line.description}</span>
              <TypedInput
                aria-label={`Hours of ${line.description}`}
                suffix="h"
                value={line.hours}
                read={readHours}
                onChange={(hours) => set(line.uid, { hours })}
              />
              <TypedInput
                aria-label={`Rate of ${line.description}`}
                prefix="$"
                suffix="/h"
                value={line.rate}
                read={readMoney(99_999.99)}
                onChange={(rate) => set(line.uid, { rate })}
              />
              <Money amount={centsToDecimal(cents)} strong />
              <Button
                type="text"
                icon={<DeleteIcon aria-hidden />}
                aria-label={`Remove ${line.description}`}
                onClick={() => remove(line)}
              />
            </li>
          ))}
        </ItemList>
      )}
      {lastRate === undefined ? (
        <Skeleton active paragraph={{ rows: 2 }} />
      ) : (
        <EntryForm<Values>
          form={form}
          initialValues={{ description: '', hours: '', rate: lastRate ?? '' }}
          saveLabel="Add labour"
          quiet
          onSave={add}
        >
          <div className="estimate-trio">
            <TextField
              name="description"
              label="Work"
              required
              placeholder="Carpentry"
              rules={[requiredRule('Please describe the work')]}
              input={{ maxLength: 200, autoComplete: 'off' }}
            />
            <TextField
              name="hours"
              label="Hours"
              required
              rules={[hoursRule]}
              input={{ inputMode: 'decimal', autoComplete: 'off', className: 'dwang-figure', maxLength: 9 }}
            />
            <MoneyField name="rate" label="Rate" required unit="/h" rules={[requiredRule('Please enter a rate')]} />
          </div>
        </EntryForm>
      )}
    </SectionCard>
  );
}
