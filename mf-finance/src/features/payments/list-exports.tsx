import type { CreditNoteListQuery, CreditNoteSummary, ListedPayment, PaymentListQuery } from '@dwang/contracts';
import { type ExportColumn, ExportMenu, eachRow } from '@dwang/kit/export';
import { paymentMethodName } from '@dwang/papers/words';
import { useLazyCreditNoteRowsQuery } from '../../api/credit-notes';
import { useLazyPaymentRowsQuery } from '../../api/payments';
import { useToday } from '../../use-today';

const MOST_A_PAGE = 200;

const PAYMENT_COLUMNS: ExportColumn<ListedPayment>[] = [
  { title: 'Day', kind: 'day', value: ({ day }) => day },
  { title: 'What', value: ({ kind }) => (kind === 'refund' ? 'Refund' : 'Payment') },
  { title: 'Paid by', value: ({ method }) => paymentMethodName(method) },
  { title: 'Client', value: ({ clientName }) => clientName },
  { title: 'Invoice', value: ({ invoiceNumber }) => invoiceNumber },
  { title: 'Reference', value: ({ reference }) => reference },
  { title: 'Notes', value: ({ notes }) => notes },
  { title: 'Amount', kind: 'money', value: ({ kind, amount }) => (kind === 'refund' ? `-${amount}` : amount) },
];

const NOTE_COLUMNS: ExportColumn<CreditNoteSummary>[] = [
  { title: 'Credit note', value: ({ creditNoteNumber }) => creditNoteNumber },
  { title: 'Date', kind: 'day', value: ({ issueDate }) => issueDate },
  { title: 'Client', value: ({ clientName }) => clientName },
  { title: 'Corrects', value: ({ invoiceNumber }) => invoiceNumber },
  { title: 'Reason', value: ({ reason }) => reason },
  { title: 'Subtotal', kind: 'money', value: ({ subtotal }) => subtotal },
  { title: 'GST', kind: 'money', value: ({ tax }) => tax },
  { title: 'Total', kind: 'money', value: ({ total }) => total },
];

/** The payments as they are filtered now, as a file. */
export function PaymentExport({ query, count }: { query: PaymentListQuery; count: number | undefined }) {
  const today = useToday();
  const [read] = useLazyPaymentRowsQuery();
  return (
    <ExportMenu
      name={`Payments-${today}`}
      title="Payments"
      columns={PAYMENT_COLUMNS}
      rows={() => eachRow((cursor) => read({ ...query, limit: MOST_A_PAGE, ...(cursor && { cursor }) }).unwrap())}
      total={count}
      disabled={!count}
    />
  );
}

/** The credit notes as they are filtered now, as a file. */
export function CreditNoteExport({ query, count }: { query: CreditNoteListQuery; count: number | undefined }) {
  const today = useToday();
  const [read] = useLazyCreditNoteRowsQuery();
  return (
    <ExportMenu
      name={`Credit-notes-${today}`}
      title="Credit notes"
      columns={NOTE_COLUMNS}
      rows={() => eachRow((cursor) => read({ ...query, limit: MOST_A_PAGE, ...(cursor && { cursor }) }).unwrap())}
      total={count}
      disabled={!count}
    />
  );
}
