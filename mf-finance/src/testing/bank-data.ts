import type { BankLine, BankLinePage, MatchSuggestion, StatementReport } from '@dwang/contracts';
import { sumMoney } from '@dwang/domain';

export const aSuggestion = (fields: Partial<MatchSuggestion> = {}): MatchSuggestion => ({
  certainty: 'sure',
  score: 100,
  reason: 'INV-1 is named, and the amount is what is open.',
  parts: [
    { invoiceId: 1, invoiceNumber: 'INV-1', clientId: 7, clientName: 'Ngāti Whātua Homes', amount: '115.00', balance: '115.00' },
  ],
  ...fields,
});

export const aBankLine = (fields: Partial<BankLine> = {}): BankLine => ({
  id: 1,
  day: '2026-03-03',
  amount: '115.00',
  payee: 'Hemi Tāne',
  particulars: 'Deck',
  code: 'INV',
  reference: '1',
  details: '',
  account: '',
  state: 'new',
  suggestions: [aSuggestion()],
  matches: [],
  ...fields,
});

export function bankPage(items: BankLine[], nextCursor: string | null = null): BankLinePage {
  const of = (state: BankLine['state']) => {
    const rows = items.filter((row) => row.state === state);
    return { count: rows.length, amount: sumMoney(rows.map(({ amount }) => amount)) };
  };
  const lastDay =
    items
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? null;
  return { items, nextCursor, totals: { new: of('new'), matched: of('matched'), ignored: of('ignored'), lastDay } };
}

export const aStatement = (fields: Partial<StatementReport> = {}): StatementReport => ({
  importId: null,
  format: 'csv',
  bank: 'ANZ',
  columns: [
    { heading: 'Date', samples: ['03/03/2026'], use: 'day' },
    { heading: 'Betrag', samples: ['115.00'], use: 'amount' },
  ],
  asksColumns: false,
  lacksAccount: false,
  accounts: [],
  dayOrder: 'dayFirst',
  dayOrderBy: 'file',
  from: '2026-03-03',
  to: '2026-03-31',
  counts: { new: 1, known: 0, alike: 0, out: 0, asked: 0, refused: 0 },
  amount: '115.00',
  lines: [
    { line: 2, entry: 1, outcome: 'new', day: '2026-03-03', amount: '115.00', payee: 'Hemi Tāne', words: 'Deck', reason: '' },
  ],
  ...fields,
});
