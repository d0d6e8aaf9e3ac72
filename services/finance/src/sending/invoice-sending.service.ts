import { ErrorCode, type Invoice, type IssueDay, type PaperLetter, type SendInvoice } from '@dwang/contracts';
import { datedOn } from '@dwang/domain';
import { documentMoney } from '@dwang/papers';
import { invoiceFileName } from '@dwang/papers/words';
import { Conflict, Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { InvoiceIssue } from '../invoices/invoice-issue.service';
import { InvoiceReader, todayOf } from '../invoices/invoice-reader';
import { InvoiceRows } from '../invoices/invoice-rows';
import { letterDay } from './letter-words';
import { PaperLetters } from './paper-letters';
import { PaperMails } from './paper-mails.service';

/** Sends invoices by e-mail. A draft is issued in the same transaction in which its letter is put in the post. */
@Injectable()
export class InvoiceSending {
  constructor(
    private readonly db: Database,
    private readonly reader: InvoiceReader,
    private readonly rows: InvoiceRows,
    private readonly issue: InvoiceIssue,
    private readonly letters: PaperLetters,
    private readonly mails: PaperMails,
  ) {}

  /** `issueDay` counts only of a draft. */
  async letter(scope: Scope, id: number, issueDay: IssueDay): Promise<PaperLetter> {
    const found = await this.reader.get(scope, id);
    const isMoved = found.status === 'draft' && issueDay === 'today';
    const invoice = isMoved ? { ...found, ...datedOn(found, todayOf(scope)) } : found;
    return this.letters.propose(scope, 'invoice', {
      clientId: invoice.clientId ?? 0,
      words: wordsOf(invoice),
      fileName: invoiceFileName({ invoiceNumber: invoice.invoiceNumber ?? '{number}' }),
    });
  }

  send(scope: Scope, id: number, { issueDay, ...letter }: z.output<typeof SendInvoice>): Promise<Invoice> {
    return this.db.tx(async () => {
      const row = await this.rows.hold(scope, id);
      this.mails.checkMail();
      if (row.status === 'void') throw new Conflict(ErrorCode.invoiceMove, 'A void invoice is not sent.');
      if (row.status === 'draft') await this.issue.issue(scope, row, { status: 'pending', issueDay });
      const invoice = await this.reader.get(scope, id);
      const filled = await this.letters.fill(scope, letter, row.clientId, wordsOf(invoice));
      await this.mails.queue(scope, { kind: 'invoice', clientId: row.clientId, letter: filled, invoices: [{ id, once: null }] });
      return this.reader.get(scope, id);
    });
  }
}

const wordsOf = ({ invoiceNumber, status, balance, total, dueDate }: Invoice) => ({
  ...(invoiceNumber ? { '{number}': invoiceNumber } : {}),
  '{total}': documentMoney(status === 'draft' ? total : balance),
  '{due date}': letterDay(dueDate),
});
