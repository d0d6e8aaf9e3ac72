import type { Retention } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { retentionDates, retentionDueCents } from '@dwang/domain/construction-contracts';
import type { RetentionRow } from './retention.entity';
import type { RetentionSums } from './retention-ledger';

export interface NamedJob {
  name: string;
  clientId: number | null;
  clientName: string;
}

export const outstandingCents = ({ heldCents, releasedCents }: RetentionSums): number => Math.max(0, heldCents - releasedCents);

/** What is due by `today` and has not been released, in cents. */
export const dueCents = (row: RetentionRow, sums: RetentionSums, today: string): number =>
  Math.max(0, retentionDueCents(sums.heldCents, row, today) - sums.releasedCents);

export function toRetention(row: RetentionRow, job: NamedJob, sums: RetentionSums, today: string): Retention {
  const { firstOn, restOn } = retentionDates(row);
  const days = outstandingCents(sums) > 0 ? [firstOn, restOn] : [];
  return {
    id: row.id,
    projectId: row.projectId,
    projectName: job.name,
    clientId: job.clientId,
    clientName: job.clientName,
    rate: row.rate,
    cap: row.capCents === null ? null : centsToDecimal(row.capCents),
    firstShare: row.firstShare,
    completedOn: row.completedOn,
    defectsMonths: row.defectsMonths,
    notes: row.notes,
    firstOn,
    restOn,
    held: centsToDecimal(sums.heldCents),
    released: centsToDecimal(sums.releasedCents),
    outstanding: centsToDecimal(outstandingCents(sums)),
    due: centsToDecimal(dueCents(row, sums, today)),
    drafted: centsToDecimal(sums.draftedCents),
    nextDay: days.find((day) => day !== null && day > today) ?? null,
  };
}
