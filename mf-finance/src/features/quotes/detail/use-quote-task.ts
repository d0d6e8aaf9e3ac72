import { useSearchParams } from '@dwang/kit';

const TASKS = ['edit', 'email', 'share', 'accept', 'decline', 'deposit', 'progress', 'template'] as const;
export type QuoteTask = (typeof TASKS)[number];

export interface QuoteTaskControl {
  /** What is being done in a dialog, by the address: `?do=share`. */
  task: QuoteTask | undefined;
  open: (task: QuoteTask) => void;
  close: () => void;
}

/** The dialogs of a quote's page open by the address, so that a reload keeps them. */
export function useQuoteTask(): QuoteTaskControl {
  const [params, setParams] = useSearchParams();
  return {
    task: TASKS.find((task) => task === params.get('do')),
    open: (task) => setParams({ do: task }),
    close: () => setParams({}, { replace: true }),
  };
}
