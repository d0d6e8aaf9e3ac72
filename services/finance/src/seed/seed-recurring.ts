import { CreateRecurringInvoice } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { Database, type Scope, type SeedContext } from '@dwang/platform';
import type { ProjectFacts } from '@dwang/service-jobs';
import { RecurringInvoices } from '../recurring/recurring.service';
import { RecurringInvoiceRow } from '../recurring/recurring-invoice.entity';

/** What the demo bills again and again: the job whose client it is for, and days from today. */
const RECURRING = [
  {
    of: 'Motel unit 7 leak',
    every: 'monthly',
    inDays: 9,
    makes: 'issued',
    terms: 'Payment within 14 days of the invoice.',
    lines: [{ description: 'Maintenance round, twelve units', quantity: '1', unit: 'month', unitPrice: '480.00' }],
  },
  {
    of: 'Holiday park cabins',
    every: 'fortnightly',
    inDays: 5,
    makes: 'draft',
    terms: '',
    isPaused: true,
    lines: [
      { description: 'Cabins: gutters, decks and locks checked', quantity: '3', unit: 'h', unitPrice: '85.00' },
      { description: 'Small parts', quantity: '1', unit: '', unitPrice: '45.00' },
    ],
  },
];

/** One that goes on and one in a pause. Only into an empty table. */
export async function seedRecurring(
  context: SeedContext,
  scope: Scope,
  projectOf: (name: string) => ProjectFacts,
): Promise<void> {
  if (await context.get(Database).repo(RecurringInvoiceRow).existsBy({ companyId: scope.companyId })) return;
  const recurring = context.get(RecurringInvoices);
  const today = dayOf(context.now.getTime(), scope.timeZone);
  for (const { of, inDays, isPaused, ...content } of RECURRING) {
    const { clientId } = projectOf(of);
    const input = CreateRecurringInvoice.parse({ ...content, clientId, nextDay: addDays(today, inDays) });
    const { id } = await recurring.create(scope, input);
    if (isPaused) await recurring.pause(scope, id, true);
  }
}
