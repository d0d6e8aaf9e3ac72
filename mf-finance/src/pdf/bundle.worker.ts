import type { Invoice } from '@dwang/contracts';
import { InvoiceBundle } from './bundle';

/** What the page sends: an invoice at a time, at the end the list. */
export type BundleOrder = { invoice: Invoice } | { csv: string };
export type BundleAnswer = { count: number } | { zip: Uint8Array<ArrayBuffer> } | { failure: string };

const bundle = new InvoiceBundle();

async function answer(order: BundleOrder): Promise<BundleAnswer> {
  try {
    return 'csv' in order ? { zip: bundle.zip(order.csv) } : { count: await bundle.add(order.invoice) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', (event: MessageEvent<BundleOrder>) => {
  void answer(event.data).then((message) => postMessage(message));
});
