import type { PrintedClaim } from '@dwang/contracts';
import { claimGaps } from '@dwang/domain/construction-contracts';
import type { Database } from '@dwang/platform';
import { In } from 'typeorm';
import { ClaimSettingsRow } from './claim-settings.entity';
import { PaymentClaimRow } from './payment-claim.entity';

/** What stands on these invoices because they are payment claims; one that does not say all that it has to is none yet. */
export async function printedClaims(
  db: Database,
  companyId: number,
  invoiceIds: readonly number[],
): Promise<Map<number, PrintedClaim>> {
  const rows = await db.repo(PaymentClaimRow).findBy({ companyId, invoiceId: In([...invoiceIds]) });
  if (rows.length === 0) return new Map();
  const settings = await db.repo(ClaimSettingsRow).findOneBy({ companyId });
  const printed = rows.map((row): [number, PrintedClaim] => {
    const { invoiceId, contract, work, periodFrom, periodTo, basis, formAttached } = row;
    const formText = formAttached ? '' : (row.formText ?? settings?.formText ?? '');
    return [invoiceId, { contract, work, periodFrom, periodTo, basis, formAttached, formText }];
  });
  return new Map(printed.filter(([, claim]) => claimGaps(claim).length === 0));
}
