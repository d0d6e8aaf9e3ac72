import {
  type CreditNote,
  type EInvoiceCheck,
  type EInvoiceQuery,
  ErrorCode,
  type Invoice,
  type InvoiceParty,
} from '@dwang/contracts';
import { paymentTermsText } from '@dwang/domain';
import { type EGap, type EInvoice, type EParty, type ESending, einvoiceGaps, toEInvoice, writeUbl } from '@dwang/domain/einvoice';
import { Companies } from '@dwang/identity';
import { AppError, type Scope } from '@dwang/platform';
import { ClientDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CreditNotes } from '../credit-notes/credit-notes.service';
import { InvoiceReader } from '../invoices/invoice-reader';

type Asked = z.output<typeof EInvoiceQuery>;

interface Prepared {
  document: EInvoice;
  clientId: number;
  gaps: EGap[];
}

/** Invoices and credit notes as e-invoices. They are made as issued: what was paid since does not change them. */
@Injectable()
export class EInvoices {
  constructor(
    private readonly invoices: InvoiceReader,
    private readonly notes: CreditNotes,
    private readonly companies: Companies,
    private readonly clients: ClientDirectory,
  ) {}

  async invoice(scope: Scope, id: number, asked: Asked): Promise<Prepared> {
    const invoice = await this.invoices.get(scope, id);
    const { invoiceNumber, dueDate, paymentTerms, projectName, status } = invoice;
    const terms = [paymentTermsText(paymentTerms), invoice.terms].filter(Boolean).join('\n');
    const own = { kind: 'invoice', number: invoiceNumber ?? '', dueDate, terms, corrects: null } as const;
    const prepared = await this.prepare(scope, invoice, own, asked, projectName ?? '');
    const gone: EGap[] = status === 'void' ? [{ rule: '', of: 'document', text: 'It is void.' }] : [];
    return { ...prepared, gaps: [...gone, ...prepared.gaps] };
  }

  async creditNote(scope: Scope, id: number, asked: Asked): Promise<Prepared> {
    const note = await this.notes.get(scope, id);
    const { issueDate, projectName } = await this.invoices.get(scope, note.invoiceId);
    const corrects = { number: note.invoiceNumber, issueDate };
    const own = { kind: 'credit-note', number: note.creditNoteNumber, dueDate: '', terms: '', corrects } as const;
    return this.prepare(
      scope,
      { ...note, notes: [note.reason, note.notes].filter(Boolean).join('\n') },
      own,
      asked,
      projectName ?? '',
    );
  }

  /** Throws 409 with every gap unless there is none. */
  xml({ document, gaps }: Prepared): string {
    if (gaps.length === 0) return writeUbl(document);
    const errors = gaps.map(({ of, text }) => ({ field: of, message: text }));
    throw new AppError(409, ErrorCode.einvoiceIncomplete, 'Something is missing for an e-invoice.', { errors });
  }

  /** Address and numbers of both are those on the document; the numbers on the network, and what the document lacks, as they are known now. */
  private async prepare(
    scope: Scope,
    document: Invoice | CreditNote,
    own: Pick<ESending, 'kind' | 'number' | 'dueDate' | 'terms' | 'corrects'>,
    { reference, order }: Asked,
    projectName: string,
  ): Promise<Prepared> {
    const { seller, buyer, clientName, clientId } = document;
    const company = await this.companies.profile(scope.companyId);
    const client = clientId === null ? null : await this.clients.find(scope, clientId);
    const from = {
      ...partyOf(seller, { nzbn: company.nzbn, peppolId: '', country: 'NZ' }),
      gstNumber: seller.gstNumber || company.gstNumber,
    };
    const made = toEInvoice(document, {
      ...own,
      buyerReference: reference ?? (buyer.contact || projectName),
      orderReference: order ?? '',
      seller: from,
      buyer: { ...partyOf(buyer, client ?? NO_CLIENT), name: buyer.name || clientName },
      bankAccount: seller.bankAccount || company.bankAccount,
    });
    return { document: made, clientId: clientId ?? 0, gaps: einvoiceGaps(made) };
  }
}

type Known = Pick<EParty, 'nzbn' | 'peppolId' | 'country'>;
const NO_CLIENT: Known = { nzbn: '', peppolId: '', country: 'NZ' };

const partyOf = (
  { name, gstNumber, contact, email, phone, address }: InvoiceParty,
  { nzbn, peppolId, country }: Known,
): EParty => ({
  name,
  nzbn,
  peppolId,
  country,
  gstNumber,
  contact,
  email,
  phone,
  address,
});

export const einvoiceFileName = ({ kind, number }: EInvoice): string =>
  `${kind === 'invoice' ? 'Invoice' : 'Credit-note'}-${number || 'draft'}-peppol.xml`;

export const toCheck = ({ document, clientId, gaps }: Prepared): EInvoiceCheck => ({
  fileName: einvoiceFileName(document),
  reference: document.buyerReference,
  clientId,
  gaps,
});
