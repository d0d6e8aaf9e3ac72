import type { Invoice } from '@dwang/contracts';
import type { BundleAnswer, BundleOrder } from './bundle.worker';

export interface OpenBundle {
  add(invoice: Invoice): Promise<unknown>;
  zip(csv: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Frees the worker. */
  close(): void;
}

/** A bundle beside the page, so that hundreds of invoices do not hold it up; on the page where the browser has no workers. */
export async function openBundle(): Promise<OpenBundle> {
  if (typeof Worker !== 'undefined') return inWorker(new Worker(new URL('./bundle.worker.ts', import.meta.url)));
  const { InvoiceBundle } = await import('./bundle');
  const bundle = new InvoiceBundle();
  return { add: (invoice) => bundle.add(invoice), zip: (csv) => Promise.resolve(bundle.zip(csv)), close: () => undefined };
}

function inWorker(worker: Worker): OpenBundle {
  const ask = (order: BundleOrder) =>
    new Promise<BundleAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<BundleAnswer>) =>
        'failure' in data ? reject(new Error(data.failure)) : resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message || 'The worker stopped'));
      worker.postMessage(order);
    });
  return {
    add: (invoice) => ask({ invoice }),
    zip: async (csv) => {
      const answer = await ask({ csv });
      if (!('zip' in answer)) throw new Error('The worker answered something else');
      return answer.zip;
    },
    close: () => worker.terminate(),
  };
}
