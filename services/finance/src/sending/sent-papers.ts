import { Database } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { InvoiceHistory } from '../invoices/invoice-history';
import { InvoiceRows } from '../invoices/invoice-rows';
import { QuoteRow } from '../quotes/quote.entity';
import { QuoteHistory } from '../quotes/quote-history';
import { MailedInvoiceRow } from './mailed-invoice.entity';
import type { PaperMailRow } from './paper-mail.entity';

/** What follows from it that a letter has gone out: an issued invoice is then sent, and the history says to whom. */
@Injectable()
export class SentPapers {
  constructor(
    private readonly db: Database,
    private readonly rows: InvoiceRows,
    private readonly history: InvoiceHistory,
    private readonly quotes: QuoteHistory,
  ) {}

  /** Call it in the transaction that notes that the letter is sent. */
  async note(letter: PaperMailRow): Promise<void> {
    const { id: mailId, companyId, kind, quoteId, address } = letter;
    const more = [{ field: 'to', from: null, to: address }];
    if (kind === 'quote') {
      const quote = await this.db.repo(QuoteRow).findOneBy({ id: quoteId ?? 0, companyId });
      if (quote) await this.quotes.record({ companyId, userId: letter.userId ?? quote.userId }, 'emailed', quote, more);
      return;
    }
    for (const { invoiceId } of await this.db.repo(MailedInvoiceRow).findBy({ companyId, mailId })) {
      const before = await this.rows.hold({ companyId }, invoiceId);
      const isFirst = kind === 'invoice' && before.status === 'pending';
      const after = isFirst ? await this.rows.write(before, { status: 'sent', sentAt: new Date(Date.now()) }) : before;
      const actor = { companyId, userId: letter.userId ?? before.userId };
      await this.history.record(actor, kind === 'reminder' ? 'reminded' : 'emailed', { before, after, more });
    }
  }
}
