import type { PaperLetter, Quote, SendPaper } from '@dwang/contracts';
import { documentMoney } from '@dwang/papers';
import { quoteFileName } from '@dwang/papers/words';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { QuoteReader } from '../quotes/quote-reader';
import { QuotesService } from '../quotes/quotes.service';
import { letterDay } from './letter-words';
import { PaperLetters } from './paper-letters';
import { PaperMails } from './paper-mails.service';

/** Sends quotes: marks a draft as sent, and puts its letter in the post where one was written. */
@Injectable()
export class QuoteSending {
  constructor(
    private readonly db: Database,
    private readonly reader: QuoteReader,
    private readonly quotes: QuotesService,
    private readonly letters: PaperLetters,
    private readonly mails: PaperMails,
  ) {}

  async letter(scope: Scope, id: number): Promise<PaperLetter> {
    const quote = await this.reader.get(scope, id);
    const { clientId } = quote;
    return this.letters.propose(scope, 'quote', {
      clientId,
      words: wordsOf(quote),
      fileName: quoteFileName({ quoteNumber: quote.quoteNumber ?? '{number}' }),
    });
  }

  /** Without a letter the quote is only marked as sent. */
  send(scope: Scope, id: number, letter: z.output<typeof SendPaper> | null): Promise<Quote> {
    if (!letter) return this.quotes.send(scope, id);
    return this.db.tx(async () => {
      const before = await this.reader.get(scope, id);
      this.mails.checkMail();
      const quote = before.status === 'draft' ? await this.quotes.send(scope, id) : before;
      const filled = await this.letters.fill(scope, letter, quote.clientId, wordsOf(quote));
      await this.mails.queue(scope, { kind: 'quote', clientId: quote.clientId, letter: filled, quoteId: id });
      return quote;
    });
  }
}

const wordsOf = ({ quoteNumber, total, title, expiryDate }: Quote) => ({
  ...(quoteNumber ? { '{number}': quoteNumber } : {}),
  '{total}': documentMoney(total),
  '{title}': title,
  '{valid until}': letterDay(expiryDate),
});
