import type { Quote } from '@dwang/contracts';
import { Dialog, useNavigate } from '@dwang/kit';
import { EntryForm, Form, Input, NumberField, requiredRule } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { confirmingBesideQuote } from '../../../api/confirm-beside-quote';
import { useFindInvoice } from '../../../api/find-saved';
import { idempotencyKeyOf } from '../../../api/idempotency-key';
import { useInvoiceQuoteMutation } from '../../../api/quotes';
import { percentRule, readPercent } from './percent-rule';

const rule = percentRule(0.01, 'Please enter a percentage above 0 and up to 100');

interface Values {
  uid: string;
  percent: string;
}

/** A draft invoice of a share of what was accepted. */
export function DepositDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const [invoice] = useInvoiceQuoteMutation();
  const findSaved = useFindInvoice();
  const notify = useNotify();
  const navigate = useNavigate();
  const save = async ({ uid, percent }: Values) => {
    const depositPercent = readPercent(percent) ?? percent;
    const made = await confirmingBesideQuote((confirmed) => {
      const wish = { id: quote.id, uid, depositPercent, ...confirmed };
      return invoice({ ...wish, idempotencyKey: idempotencyKeyOf(uid, wish) }).unwrap();
    });
    notify.success({ title: 'Draft invoice made', description: `Deposit for ${made.clientName}` });
    navigate(`/invoices/${made.id}`);
  };
  return (
    <Dialog open title="Invoice a deposit" size="small" onClose={onClose}>
      <EntryForm<Values>
        initialValues={{ uid: crypto.randomUUID(), percent: '30' }}
        saveLabel="Make invoice"
        savingLabel="Making..."
        names={{ depositPercent: 'percent' }}
        findSaved={findSaved}
        onSave={save}
        onCancel={onClose}
      >
        <Form.Item name="uid" hidden>
          <Input />
        </Form.Item>
        <NumberField
          name="percent"
          label="Deposit in per cent"
          required
          rules={[requiredRule('Please enter a percentage'), rule]}
          help="Of what was accepted. The invoice of the rest takes it off again."
          unit="%"
        />
      </EntryForm>
    </Dialog>
  );
}
