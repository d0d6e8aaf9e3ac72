import { useSearchParams } from '@dwang/kit';
import type { InvoiceTask } from '../actions/menu-items';

const TASKS: readonly InvoiceTask[] = ['payment', 'refund', 'peppol', 'credit', 'void', 'edit', 'send', 'issue', 'writeOff'];

export interface TaskControl {
  /** What is being done in a dialog, by the address: `?do=payment`. */
  task: InvoiceTask | undefined;
  open: (task: InvoiceTask) => void;
  close: () => void;
}

/** The dialogs of an invoice's page open by the address, so that the list can link to them and a reload keeps them. */
export function useTask(): TaskControl {
  const [params, setParams] = useSearchParams();
  return {
    task: TASKS.find((task) => task === params.get('do')),
    open: (task) => setParams({ do: task }),
    close: () => setParams({}, { replace: true }),
  };
}
