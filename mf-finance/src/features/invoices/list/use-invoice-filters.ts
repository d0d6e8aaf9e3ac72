import type { InvoiceStatus } from '@dwang/contracts';
import { useSearchParams } from '@dwang/kit';

const STATUSES: readonly InvoiceStatus[] = ['draft', 'pending', 'part_paid', 'paid', 'overdue', 'credited', 'written_off'];

export interface InvoiceFilters {
  status: InvoiceStatus | undefined;
  q: string;
  /** Days of issue, '' for no limit. */
  from: string;
  to: string;
  setStatus: (status: string) => void;
  setQ: (q: string) => void;
  setDays: (days: { from?: string | null; to?: string | null }) => void;
}

/** Status and search of the list live in the address bar, so that Back, reload and sharing work. `all` stands for no status. */
export function useInvoiceFilters(): InvoiceFilters {
  const [params, setParams] = useSearchParams();
  const change = (values: Record<string, string | null>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return {
    status: STATUSES.find((status) => status === params.get('status')),
    q: params.get('q') ?? '',
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    setStatus: (status) => change({ status: status === 'all' ? '' : status }),
    setQ: (q) => change({ q }),
    setDays: change,
  };
}

/** What is no day is no filter. */
const dayIn = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');
