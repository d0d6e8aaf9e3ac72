import type { InvoiceListQuery } from '@dwang/contracts';
import { useInvoicePagesInfiniteQuery } from '../../api/invoices';
import { pagedList } from '../../lists/paged-list';

export type InvoiceChoice = 'pending' | 'paid' | 'overdue' | 'all';

export const INVOICE_CHOICES: { value: InvoiceChoice; label: string }[] = [
  { value: 'pending', label: 'Pending' },
  { value: 'paid', label: 'Paid' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'all', label: 'All' },
];

export interface InvoiceFilters {
  status: InvoiceChoice;
  /** Days of issue, '' for no limit. */
  from: string;
  to: string;
}

/** Anything unknown in the address bar is "all". */
export const toInvoiceChoice = (text: string): InvoiceChoice =>
  INVOICE_CHOICES.find(({ value }) => value === text)?.value ?? 'all';

export const toInvoiceQuery = ({ status, from, to }: InvoiceFilters): Omit<InvoiceListQuery, 'cursor'> => ({
  sort: status === 'pending' || status === 'overdue' ? 'dueDate' : '-issueDate',
  ...(status === 'all' ? {} : { status }),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

export function useInvoiceList(filters: InvoiceFilters) {
  const list = pagedList(useInvoicePagesInfiniteQuery(toInvoiceQuery(filters)));
  /** Void invoices are in the list of all, but in none of the sums. */
  const total = filters.status === 'all' ? undefined : list.totals?.[filters.status].count;
  return { ...list, total };
}
