import type { ClaimStage, PaymentClaim, Retention } from '@dwang/contracts';
import { formatDay, formatMoney, InvoiceIcon, ItemList, ItemRow, Money, SectionCard } from '@dwang/kit';
import { useOpenClaimsOfJobQuery, useRetentionOfOneJobQuery } from '../../api/contracts';

/** What payment claims wait for, and what is held back, on the page of their job; nothing where there is neither. */
export function ContractLines({ projectId }: { projectId: number }) {
  const { currentData: page } = useOpenClaimsOfJobQuery(projectId);
  const { currentData: retention } = useRetentionOfOneJobQuery(projectId);
  const claims = page?.items ?? [];
  if (claims.length === 0 && !retention) return null;
  return (
    <SectionCard title="Construction contract" icon={<InvoiceIcon aria-hidden />}>
      <ItemList label="Payment claims and retention of this job">
        {claims.map((claim) => (
          <ItemRow
            key={claim.id}
            to={`/invoices/${claim.invoiceId}`}
            title={claim.invoiceNumber ?? 'Draft payment claim'}
            text={STANDS[claim.stage](claim)}
            figure={<Money amount={claim.stage === 'draft' ? claim.claimed : claim.unpaid} />}
          />
        ))}
        {retention && (
          <ItemRow
            to={`/retentions?open=${retention.id}`}
            title="Retention"
            text={retentionText(retention)}
            figure={<Money amount={retention.outstanding} />}
          />
        )}
      </ItemList>
    </SectionCard>
  );
}

const dayOf = ({ nextDay }: PaymentClaim): string => (nextDay ? formatDay(nextDay) : '');

const STANDS: Record<ClaimStage, (claim: PaymentClaim) => string> = {
  draft: () => 'Payment claim, not served',
  waiting: (claim) => `Payment schedule awaited until ${dayOf(claim)}`,
  due: (claim) => `Due on ${dayOf(claim)}`,
  unpaid: (claim) => `Unpaid, was due on ${dayOf(claim)}`,
  notice: (claim) => `Notice given, to be paid by ${dayOf(claim)}`,
  may_suspend: () => 'Unpaid after the notice: work may stop',
  settled: () => 'All that is due has been paid',
};

function retentionText({ due, nextDay, outstanding }: Retention): string {
  if (Number(due) > 0) return `${formatMoney(due)} is due for release`;
  if (nextDay) return `Next release on ${formatDay(nextDay)}`;
  return Number(outstanding) > 0 ? 'Released from practical completion on' : 'Nothing is held now';
}
