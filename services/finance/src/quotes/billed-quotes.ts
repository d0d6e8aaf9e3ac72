import type { Invoice } from '@dwang/contracts';
import type { Database } from '@dwang/platform';
import { In } from 'typeorm';
import { QuoteRow } from './quote.entity';
import { QuoteInvoiceRow } from './quote-invoice.entity';

/** Of which quote an invoice was made. */
export interface BilledQuote {
  quote: Omit<NonNullable<Invoice['quote']>, 'draft'>;
  /** In cents; null unless the invoice settles the quote. */
  roundingCents: number | null;
}

/** By invoice. */
export async function billedQuotes(db: Database, companyId: number, ids: readonly number[]): Promise<Map<number, BilledQuote>> {
  const links = await db.repo(QuoteInvoiceRow).findBy({ companyId, invoiceId: In([...ids]) });
  if (links.length === 0) return new Map();
  const quotes = await db.repo(QuoteRow).findBy({ companyId, id: In(links.map(({ quoteId }) => quoteId)) });
  return new Map(
    links.flatMap(({ invoiceId, quoteId, roundingCents }): [number, BilledQuote][] => {
      const row = quotes.find(({ id }) => id === quoteId);
      if (!row) return [];
      return [[invoiceId, { quote: { id: row.id, quoteNumber: row.quoteNumber ?? '', title: row.title }, roundingCents }]];
    }),
  );
}
