import type { Quote } from '@dwang/contracts';
import { centsToDecimal, doneCents, parseCents } from '@dwang/domain';
import { Dialog, formatMoney, Money, Text, useNavigate } from '@dwang/kit';
import { EntryForm, Form, Input, NumberField, requiredRule } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { confirmingBesideQuote } from '../../../api/confirm-beside-quote';
import { useFindInvoice } from '../../../api/find-saved';
import { idempotencyKeyOf } from '../../../api/idempotency-key';
import { useInvoiceQuoteMutation } from '../../../api/quotes';
import { GST_WORDS } from './gst-words';
import { percentRule, readPercent } from './percent-rule';

interface Step {
  lineId: number;
  description: string;
  netCents: number;
  beforeCents: number;
  /** Per cent invoiced before, as it stands in the field at first. */
  before: string;
}

/** What is typed, by the place of the line. */
interface ProgressValues {
  uid: string;
  percents: string[];
}

const rule = percentRule(0, 'Please enter a percentage from 0 to 100');

/** A draft invoice of what is done of each line to date, less what was invoiced of it before. */
export function ProgressDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const [invoice] = useInvoiceQuoteMutation();
  const findSaved = useFindInvoice();
  const [form] = Form.useForm<ProgressValues>();
  const notify = useNotify();
  const navigate = useNavigate();
  const steps = stepsOf(quote);
  const typed = Form.useWatch<string[] | undefined>('percents', form) ?? [];
  const amounts = steps.map((step, index) => nowCents(step, typed[index]));
  const total = amounts.reduce((sum, cents) => sum + cents, 0);
  const save = async ({ uid, percents }: ProgressValues) => {
    const progress = steps.flatMap(({ lineId, before }, index) => {
      const percent = readPercent(percents[index]);
      return percent !== null && percent !== before ? [{ lineId, percent }] : [];
    });
    if (progress.length === 0) throw new Error('Please raise the percentage of a line: there is nothing to invoice.');
    const made = await confirmingBesideQuote((confirmed) => {
      const wish = { id: quote.id, uid, progress, ...confirmed };
      return invoice({ ...wish, idempotencyKey: idempotencyKeyOf(uid, wish) }).unwrap();
    });
    notify.success({ title: 'Draft invoice made', description: `Progress for ${made.clientName}` });
    navigate(`/invoices/${made.id}`);
  };
  return (
    <Dialog open title="Invoice progress" onClose={onClose}>
      <EntryForm<ProgressValues>
        form={form}
        initialValues={{ uid: crypto.randomUUID(), percents: steps.map(({ before }) => before) }}
        saveLabel="Make invoice"
        savingLabel="Making..."
        names={{ progress: 'form' }}
        findSaved={findSaved}
        onSave={save}
        onCancel={onClose}
      >
        <Form.Item name="uid" hidden>
          <Input />
        </Form.Item>
        <Text rank="secondary">
          Say how much of each line is done to date. What was invoiced before is taken off.
          {Number(quote.discountAmount) > 0 && ' Amounts are after the discount.'}
        </Text>
        <ul className="quote-progress" aria-label="Lines">
          {steps.map((step, index) => (
            <li key={step.lineId} className="quote-progress-line">
              <span className="quote-text">{step.description}</span>
              <small>
                {formatMoney(centsToDecimal(step.netCents))}
                {step.beforeCents !== 0 && `, ${formatMoney(centsToDecimal(step.beforeCents))} invoiced before`}
              </small>
              <NumberField
                name={['percents', index]}
                label="Done to date"
                required
                rules={[requiredRule('Please enter a percentage'), rule]}
                unit="%"
                aria-label={`Done to date of ${step.description}, in per cent`}
              />
              <span className="quote-progress-now">
                <small>Now</small>
                <Money amount={centsToDecimal(amounts[index] ?? 0)} strong />
              </span>
            </li>
          ))}
        </ul>
        <p className="quote-progress-sum" aria-live="polite">
          <span>
            This invoice, {GST_WORDS[quote.gst]}
            <br />
            <small>{formatMoney(quote.invoicing?.left)} of the quote is left</small>
          </span>
          <Money amount={centsToDecimal(total)} strong />
        </p>
      </EntryForm>
    </Dialog>
  );
}

function stepsOf({ invoicing, lines }: Quote): Step[] {
  return (invoicing?.lines ?? []).map(({ lineId, net, invoiced }) => {
    const [netCents, beforeCents] = [parseCents(net), parseCents(invoiced)];
    return {
      lineId,
      description: lines.find(({ id }) => id === lineId)?.description ?? '',
      netCents,
      beforeCents,
      before: netCents === 0 ? '0' : String(Math.round((beforeCents / netCents) * 10_000) / 100),
    };
  });
}

/** What this invoice takes of the line; nothing as long as the field stands as it was, or cannot be read. */
function nowCents({ netCents, beforeCents, before }: Step, text: string | undefined): number {
  const percent = readPercent(text);
  return percent === null || percent === before ? 0 : doneCents(netCents, parseCents(percent)) - beforeCents;
}
