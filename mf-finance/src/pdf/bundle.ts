import type { Invoice } from '@dwang/contracts';
import { drawInvoice, type PaperLogo } from '@dwang/papers';
import { loadFonts } from '@dwang/papers/browser';
import { fileSafe } from '@dwang/papers/words';
import { strToU8, zipSync } from 'fflate';
import { readLogo } from './read-logo';

/** Many invoices as PDFs in one zip, with a list of them. Runs in a worker and on the page alike. */
export class InvoiceBundle {
  private readonly files: Record<string, Uint8Array> = {};
  private logo: Promise<PaperLogo | null> | undefined;

  /** Answers how many there are. */
  async add(invoice: Invoice): Promise<number> {
    this.logo ??= readLogo();
    const stationery = { ...(await loadFonts(invoice)), logo: await this.logo };
    this.files[nameIn(invoice)] = new Uint8Array(drawInvoice(invoice, stationery));
    return Object.keys(this.files).length;
  }

  /** PDFs are packed already. */
  zip(csv: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(zipSync({ 'Invoices.csv': [strToU8(csv), { level: 6 }], ...this.files }, { level: 0 }));
  }
}

/** Drafts have no number to tell them apart by. */
const nameIn = ({ id, invoiceNumber }: Invoice): string => `Invoice-${fileSafe(invoiceNumber ?? `draft-${id}`)}.pdf`;
