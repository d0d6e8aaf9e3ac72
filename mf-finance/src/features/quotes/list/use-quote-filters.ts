import { QuoteStatus } from '@dwang/contracts';
import { useSearchParams } from '@dwang/kit';

export interface QuoteFilters {
  status: QuoteStatus | undefined;
  q: string;
  clientId: number | undefined;
  projectId: number | undefined;
  set: (name: 'status' | 'q' | 'clientId' | 'projectId', value: string) => void;
}

const idOf = (text: string | null): number | undefined => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/** The filters live in the address bar, so that Back, reload and sharing work. */
export function useQuoteFilters(): QuoteFilters {
  const [params, setParams] = useSearchParams();
  const isFormOpen = params.get('new') === '1';
  return {
    status: QuoteStatus.options.find((status) => status === params.get('status')),
    q: params.get('q') ?? '',
    clientId: idOf(params.get('clientId')),
    // With the form open it names the job of the new quote.
    projectId: isFormOpen ? undefined : idOf(params.get('projectId')),
    set: (name, value) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
  };
}
