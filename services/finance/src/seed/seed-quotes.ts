import { CreateQuote } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { Database, type Scope, type SeedContext } from '@dwang/platform';
import type { ProjectFacts } from '@dwang/service-jobs';
import { QuoteRow } from '../quotes/quote.entity';
import { QuotesService } from '../quotes/quotes.service';

const line = (description: string, quantity: string, unit: string, unitPrice: string, choice: object = {}) => ({
  kind: 'material',
  description,
  quantity,
  unit,
  unitPrice,
  ...choice,
});

/** A quote of the demo: the job whose client it is for, and days from today. */
const QUOTES = [
  {
    of: 'Ngāti Kererū wharekai',
    isForJob: true,
    title: 'New servery and floor for the dining hall',
    issuedDaysAgo: 5,
    days: 30,
    terms: 'A deposit of 30% is due when you accept.',
    lines: [
      { ...line('Take out the old servery and floor', '24', 'h', '85.00'), kind: 'labour' },
      line('Servery of rimu, fitted', '1', '', '4850.00'),
      line('Vinyl floor, commercial grade', '62', 'm²', '78.00', { group: 'Floor', selected: true }),
      line('Polished plywood floor', '62', 'm²', '96.50', { group: 'Floor' }),
      line('Roller shutter over the servery', '1', '', '1290.00', { optional: true }),
    ],
  },
  {
    of: "O'Neill kitchen",
    isForJob: false,
    title: 'Pantry shelves',
    issuedDaysAgo: 9,
    days: 30,
    terms: '',
    acceptedBy: "Siobhán O'Neill",
    lines: [
      { ...line('Make and fit shelves', '6', 'h', '85.00'), kind: 'labour' },
      line('Birch plywood 18 mm', '3', 'sheet', '128.00'),
      line('Soft-close drawers', '2', 'each', '145.00', { optional: true, selected: true }),
    ],
  },
  {
    of: 'Smith deck',
    isForJob: false,
    title: 'Lights along the deck',
    issuedDaysAgo: 32,
    days: 30,
    terms: '',
    lines: [line('Step lights, low voltage', '8', 'each', '62.00'), line('Transformer and cable', '1', '', '240.00')],
  },
];

/** One quote that waits, one accepted, one that has just expired. Only into an empty table. */
export async function seedQuotes(context: SeedContext, scope: Scope, projectOf: (name: string) => ProjectFacts): Promise<void> {
  const { demo, now } = context;
  if (await context.get(Database).repo(QuoteRow).existsBy({ companyId: demo.companyId })) return;
  const quotes = context.get(QuotesService);
  const today = dayOf(now.getTime(), demo.timeZone);
  for (const { of, isForJob, issuedDaysAgo, days, acceptedBy, ...content } of QUOTES) {
    const { id, clientId } = projectOf(of);
    const issueDate = addDays(today, -issuedDaysAgo);
    const facts = { clientId, projectId: isForJob ? id : null, status: 'sent', issueDate, expiryDate: addDays(issueDate, days) };
    const quote = await quotes.create(scope, CreateQuote.parse({ ...content, ...facts }));
    if (acceptedBy) await quotes.accept(scope, quote.id, { name: acceptedBy });
  }
}
