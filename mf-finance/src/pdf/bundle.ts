import type { Invoice } from '@dwang/contracts';
import { drawInvoice, type Stationery } from '@dwang/papers';
import { loadFonts } from '@dwang/papers/browser';
import { fileSafe } from '@dwang/papers/words';
import { strToU8, zipSync } from 'fflate';
import { readLogo } from './read-logo';

/** Many invoices as PDFs in one zip, with a list of them. Runs in a worker and on the page alike. */
export class InvoiceBundle {
  private readonly files: Record<string, Uint8Array> = {};
  private stationery: Stationery | undefined;

  /** Answers how many there are. */
  async add(invoice: Invoice): Promise<number> {
    this.stationery ??= { ...(await loadFonts()), logo: await readLogo() };
    this.files[nameIn(invoice)] = new Uint8Array(drawInvoice(invoice, this.stationery));
    return Object.keys(this.files).length;
  }

  /** PDFs are packed already. */
  zip(csv: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(zipSync({ 'Invoices.csv': [strToU8(csv), { level: 6 }], ...this.files }, { level: 0 }));
  }
}

/** Drafts have no number to tell them apart by. */
const nameIn = ({ id, invoiceNumber }: Invoice): string => `Invoice-${fileSafe(invoiceNumber ?? `draft-${id}`)}.pdf`;
