import type { InvoiceStatus } from '@dwang/contracts';
import { useSearchParams } from '@dwang/kit';

const STATUSES: readonly InvoiceStatus[] = ['draft', 'pending', 'paid', 'overdue'];

export interface InvoiceFilters {
  status: InvoiceStatus | undefined;
  q: string;
  setStatus: (status: string) => void;
  setQ: (q: string) => void;
}

/** Status and search of the list live in the address bar, so that Back, reload and sharing work. `all` stands for no status. */
export function useInvoiceFilters(): InvoiceFilters {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    status: STATUSES.find((status) => status === params.get('status')),
    q: params.get('q') ?? '',
    setStatus: (status) => set('status', status === 'all' ? '' : status),
    setQ: (q) => set('q', q),
  };
}
