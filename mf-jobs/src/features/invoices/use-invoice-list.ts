import { errorText } from '@dwang/client';
import type { InvoiceListQuery } from '@dwang/contracts';
import { useInvoicePagesInfiniteQuery } from '../../api/invoices';

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
  const query = useInvoicePagesInfiniteQuery(toInvoiceQuery(filters));
  const pages = query.currentData?.pages;
  const totals = pages?.[0]?.totals;
  return {
    rows: pages?.flatMap(({ items }) => items),
    totals,
    /** Void invoices are in the list of all, but in none of the sums. */
    total: filters.status === 'all' ? undefined : totals?.[filters.status].count,
    isFetching: query.isFetching,
    error: query.error ? errorText(query.error, 'Please try again.') : null,
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
