import { formatMoney, Money } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import type { ExportColumn } from '@dwang/kit/export';

interface SaleRow {
  invoices: number;
  invoiced: string;
  gst: string;
  received: string;
}

/** What months and clients have in common. */
export const saleColumns = <Row extends SaleRow>(): Column<Row>[] => [
  { key: 'invoices', title: 'Invoices', numeric: true, render: ({ invoices }) => invoices },
  {
    key: 'invoiced',
    title: 'Invoiced',
    numeric: true,
    render: ({ invoiced }) => <Money amount={invoiced} strong />,
  },
  { key: 'gst', title: 'GST', numeric: true, render: ({ gst }) => <Money amount={gst} /> },
  { key: 'received', title: 'Received', numeric: true, render: ({ received }) => <Money amount={received} /> },
];

export const saleExport = <Row extends SaleRow>(): ExportColumn<Row>[] => [
  { title: 'Invoices', kind: 'number', value: ({ invoices }) => invoices },
  { title: 'Invoiced', kind: 'money', value: ({ invoiced }) => invoiced },
  { title: 'GST', kind: 'money', value: ({ gst }) => gst },
  { title: 'Received', kind: 'money', value: ({ received }) => received },
];

export const saleFigures = (totals: SaleRow | undefined) => [
  { label: 'Invoiced', figure: formatMoney(totals?.invoiced), hint: totals ? countOf(totals.invoices) : '' },
  { label: 'GST', figure: formatMoney(totals?.gst) },
  { label: 'Received', figure: formatMoney(totals?.received) },
];

const countOf = (invoices: number): string => (invoices === 1 ? '1 invoice' : `${invoices} invoices`);

export const SALES_BASIS =
  'Invoiced is without GST, by day of issue, less credit notes by theirs; drafts and void invoices are left out. Received is with GST, by day of payment, less refunds.';
