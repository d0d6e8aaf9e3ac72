import type { Invoice } from '@dwang/contracts';
import { buildInvoicePdf } from './build-invoice-pdf';
import type { WorkerAnswer } from './worker-answer';

const answer = (message: WorkerAnswer, transfer: Transferable[] = []): void => postMessage(message, { transfer });

addEventListener('message', (event: MessageEvent<Invoice>) => {
  buildInvoicePdf(event.data).then(
    (bytes) => answer({ bytes }, [bytes]),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
