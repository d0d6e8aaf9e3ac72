import { useSearchParams } from '@dwang/kit';

export interface ListFilters {
  clientId: number | undefined;
  from: string;
  to: string;
  method: string;
  /** Null or '' takes a filter off. */
  change: (filters: Record<string, string | number | null | undefined>) => void;
  reset: () => void;
  /** How many are set. */
  count: number;
}

/** Filters live in the address bar, so that Back, reload and sharing work. */
export function useListFilters(): ListFilters {
  const [params, setParams] = useSearchParams();
  const read = (name: string) => params.get(name) ?? '';
  return {
    clientId: Number(read('clientId')) || undefined,
    from: read('from'),
    to: read('to'),
    method: read('method'),
    change: (filters) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(filters)) {
            if (value) next.set(name, String(value));
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    reset: () => setParams({}, { replace: true }),
    count: ['clientId', 'from', 'to', 'method'].filter(read).length,
  };
}
