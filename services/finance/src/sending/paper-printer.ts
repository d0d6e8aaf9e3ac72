import { type Invoice, PAPER_WORDS } from '@dwang/contracts';
import { sumMoney } from '@dwang/domain';
import { Companies } from '@dwang/identity';
import { documentMoney, type FinanceDocument } from '@dwang/papers';
import { invoiceFileName, quoteFileName, statementFileName } from '@dwang/papers/words';
import { Database, type NewMail } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { InvoiceReader } from '../invoices/invoice-reader';
import { DrawnPapers } from '../papers/drawn-papers';
import { notPrinted } from '../papers/not-printed';
import { QuoteReader } from '../quotes/quote-reader';
import { fill, letterDay } from './letter-words';
import { MailedInvoiceRow } from './mailed-invoice.entity';
import type { PaperMailRow } from './paper-mail.entity';
import { Statements } from './statements.service';

/** When its turn came, there was nothing to say any more; the message says why. */
export class NothingToSay extends Error {}

export interface PrintedMail {
  words: { subject: string; text: string };
  attachments: NonNullable<NewMail['attachments']>;
  /** What its papers cannot show; '' where they show all. */
  notPrinted: string;
}

type Attachment = PrintedMail['attachments'][number];

interface Place {
  companyId: number;
  timeZone: string;
}

/** Makes the papers of a letter at the moment when it goes out, and says last what is still open then. */
@Injectable()
export class PaperPrinter {
  constructor(
    private readonly db: Database,
    private readonly companies: Companies,
    private readonly papers: DrawnPapers,
    private readonly invoices: InvoiceReader,
    private readonly quotes: QuoteReader,
    private readonly statements: Statements,
  ) {}

  async print(letter: PaperMailRow): Promise<PrintedMail> {
    const { timeZone } = await this.companies.profile(letter.companyId);
    const place = { companyId: letter.companyId, timeZone };
    const words = { subject: letter.subject, text: letter.text };
    switch (letter.kind) {
      case 'invoice':
        return { words, ...(await this.invoice(place, letter)) };
      case 'quote':
        return { words, ...(await this.quote(place, letter)) };
      case 'statement':
        return { words, ...(await this.statement(place, letter)) };
      case 'reminder':
        return this.reminder(place, letter);
    }
  }

  private async invoice(place: Place, letter: PaperMailRow) {
    const [invoice] = await this.about(place, letter);
    if (!invoice) throw new NothingToSay('The invoice is not there any more');
    if (invoice.status === 'void') throw new NothingToSay('The invoice was voided');
    return together([await this.paper(place, { kind: 'invoice', invoice }, invoiceFileName(invoice))]);
  }

  private async quote(place: Place, { quoteId }: PaperMailRow) {
    const quote = await this.quotes.get(place, quoteId ?? 0);
    return together([await this.paper(place, { kind: 'quote', quote }, quoteFileName(quote))]);
  }

  private async statement(place: Place, { clientId, fromDay, toDay }: PaperMailRow) {
    const statement = await this.statements.of(place, clientId, { from: fromDay ?? undefined, to: toDay ?? undefined });
    return together([await this.paper(place, { kind: 'statement', statement }, statementFileName(statement))]);
  }

  private async reminder(place: Place, letter: PaperMailRow): Promise<PrintedMail> {
    const open = (await this.about(place, letter)).filter(({ balance }) => Number(balance) > 0);
    if (open.length === 0) throw new NothingToSay('Paid in the meantime');
    const owed = (text: string) => fill(text, { [INVOICES]: open.map(lineOf).join('\n'), [OPEN]: documentMoney(sumOf(open)) });
    const papers = [];
    for (const invoice of open) papers.push(await this.paper(place, { kind: 'invoice', invoice }, invoiceFileName(invoice)));
    return { words: { subject: owed(letter.subject), text: owed(letter.text) }, ...together(papers) };
  }

  private async about(place: Place, { id, companyId }: PaperMailRow): Promise<Invoice[]> {
    const about = await this.db.repo(MailedInvoiceRow).find({ where: { mailId: id, companyId }, order: { id: 'ASC' } });
    const invoices = [];
    for (const { invoiceId } of about) invoices.push(await this.invoices.get(place, invoiceId));
    return invoices;
  }

  private async paper({ companyId }: Place, document: FinanceDocument, filename: string) {
    const content = await this.papers.draw(companyId, document);
    const attachment: Attachment = { filename, contentType: 'application/pdf', content };
    return { attachment, lost: notPrinted(document) };
  }
}

const together = (papers: readonly { attachment: Attachment; lost: string }[]): Omit<PrintedMail, 'words'> => ({
  attachments: papers.map(({ attachment }) => attachment),
  notPrinted: papers.flatMap(({ attachment, lost }) => (lost ? [`${attachment.filename}: ${lost}`] : [])).join(' '),
});

const [, , , INVOICES, OPEN] = PAPER_WORDS.reminder;

const sumOf = (invoices: readonly Invoice[]): string => sumMoney(invoices.map(({ balance }) => balance));

/** `INV-2026-11001  $115.00  due 3 Oct 2026` */
const lineOf = ({ invoiceNumber, balance, dueDate }: Invoice): string =>
  `${invoiceNumber}  ${documentMoney(balance)}  due ${letterDay(dueDate)}`;
