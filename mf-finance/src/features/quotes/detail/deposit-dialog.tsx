import type { Quote } from '@dwang/contracts';
import { Dialog, useNavigate } from '@dwang/kit';
import { EntryForm, NumberField, requiredRule } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { confirmingBesideQuote } from '../../../api/confirm-beside-quote';
import { idempotencyKeyOf } from '../../../api/idempotency-key';
import { useInvoiceQuoteMutation } from '../../../api/quotes';
import { percentRule, readPercent } from './percent-rule';

const rule = percentRule(0.01, 'Please enter a percentage above 0 and up to 100');

/** A draft invoice of a share of what was accepted. */
export function DepositDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const [invoice] = useInvoiceQuoteMutation();
  const [uid] = useState(() => crypto.randomUUID());
  const notify = useNotify();
  const navigate = useNavigate();
  const save = async (typed: { percent: string }) => {
    const depositPercent = readPercent(typed.percent) ?? typed.percent;
    const made = await confirmingBesideQuote((confirmed) => {
      const wish = { id: quote.id, depositPercent, ...confirmed };
      return invoice({ ...wish, idempotencyKey: idempotencyKeyOf(uid, wish) }).unwrap();
    });
    notify.success({ title: 'Draft invoice made', description: `Deposit for ${made.clientName}` });
    navigate(`/invoices/${made.id}`);
  };
  return (
    <Dialog open title="Invoice a deposit" size="small" onClose={onClose}>
      <EntryForm<{ percent: string }>
        initialValues={{ percent: '30' }}
        saveLabel="Make invoice"
        savingLabel="Making..."
        names={{ depositPercent: 'percent' }}
        onSave={save}
        onCancel={onClose}
      >
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
