import { CreateRetention, ServeClaim, WriteClaim } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { Database, type Scope, type SeedContext } from '@dwang/platform';
import type { ProjectFacts } from '@dwang/service-jobs';
import { Claims } from '../claims/claims.service';
import { InvoiceRow } from '../invoices/invoice.entity';
import { Retentions } from '../retentions/retentions.service';

/** A job whose payer holds a retention, and its invoice as a payment claim that waits for a payment schedule. */
export async function seedContracts(context: SeedContext, scope: Scope, job: ProjectFacts): Promise<void> {
  const today = dayOf(context.now.getTime(), scope.timeZone);
  const terms = { projectId: job.id, rate: '5', cap: '2500', completedOn: addDays(today, 24), notes: 'Ministry contract 2207' };
  await context.get(Retentions).create(scope, CreateRetention.parse(terms));
  const invoice = await context.get(Database).repo(InvoiceRow).findOneBy({ companyId: scope.companyId, projectId: job.id });
  if (!invoice) return;
  const { issueDate } = invoice;
  const content = {
    contract: 'Ministry contract 2207, Te Awamutu classroom block B',
    work: 'Re-roof of block B, second stage: underlay, long-run iron and flashings',
    periodFrom: addDays(issueDate, -14),
    periodTo: addDays(issueDate, -1),
    basis: 'The second of three stages of the contract price, less the retention of 5%.',
    responseDays: 15,
    formAttached: true,
  };
  const claims = context.get(Claims);
  const { id } = await claims.write(scope, invoice.id, WriteClaim.parse(content));
  await claims.serve(scope, id, ServeClaim.parse({ day: issueDate, by: 'email', note: 'To the engineer to the contract' }));
}
