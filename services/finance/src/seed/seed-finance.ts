import { CreateCreditNote, CreateInvoice, CreatePayment } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { Database, demoOwner, type SeedContext } from '@dwang/platform';
import { ProjectDirectory, type ProjectFacts, seedApproval, UnbilledTime } from '@dwang/service-jobs';
import { CreditNotes } from '../credit-notes/credit-notes.service';
import { InvoiceRow } from '../invoices/invoice.entity';
import { InvoicesService } from '../invoices/invoices.service';
import { PaymentBook } from '../payments/payment-book';
import { CLAIMED, CREDITED, DEMO_INVOICES, DISCOUNTED, PART_PAID } from './demo-invoices';
import { seedBank } from './seed-bank';
import { seedContracts } from './seed-contracts';
import { seedQuotes } from './seed-quotes';
import { seedRecurring } from './seed-recurring';

const WITH_TIME = 'Jandal Café fit-out';

/** Quotes, and pending, paid and draft invoices of the demo company, one of them with hours and a material. Only into an empty table. */
export async function seedFinance(context: SeedContext): Promise<void> {
  const { demo } = context;
  const scope = demoOwner(context);
  const projects = await context.get(ProjectDirectory).all(scope);
  await seedQuotes(context, scope, (name) => named(projects, name));
  await seedRecurring(context, scope, (name) => named(projects, name));
  if (await context.get(Database).repo(InvoiceRow).existsBy({ companyId: demo.companyId })) return;
  const today = dayOf(context.now.getTime(), demo.timeZone);
  const invoices = context.get(InvoicesService);
  const credits = context.get(CreditNotes);
  for (const { project, subtotal, status, issuedDaysAgo, dueInDays } of DEMO_INVOICES) {
    const { id, clientId } = named(projects, project);
    const dates = { issueDate: addDays(today, -issuedDaysAgo), dueDate: addDays(today, dueInDays) };
    const lines = project === CLAIMED.project ? CLAIMED.lines : [];
    const made = await invoices.create(
      scope,
      CreateInvoice.parse({ clientId, projectId: id, status, subtotal, lines, ...dates }),
    );
    if (project === PART_PAID.project) await context.get(PaymentBook).add(scope, made.id, CreatePayment.parse(PART_PAID));
    if (project === CREDITED.project && status === 'pending')
      await credits.create(scope, made.id, CreateCreditNote.parse(CREDITED));
  }
  const discounted = named(projects, DISCOUNTED.project);
  await invoices.create(scope, CreateInvoice.parse({ ...DISCOUNTED, clientId: discounted.clientId, projectId: discounted.id }));
  const { id, clientId } = named(projects, WITH_TIME);
  const hours = await context.get(UnbilledTime).idsOfProject(scope, id);
  const timber = { kind: 'material', description: 'Macrocarpa counter top', quantity: '3.2', unit: 'm', unitPrice: '185.00' };
  const timeEntryIds = hours.slice(0, 3);
  await invoices.create(scope, CreateInvoice.parse({ clientId, projectId: id, status: 'paid', timeEntryIds, lines: [timber] }));
  await seedContracts(context, scope, named(projects, CLAIMED.project));
  await seedBank(context, scope);
  await seedApproval(context);
}

function named(projects: readonly ProjectFacts[], name: string): ProjectFacts {
  const found = projects.find((project) => project.name === name);
  if (!found) throw new Error(`The demo has no job called ${name}`);
  return found;
}
