import type { TimeEntry } from '@dwang/contracts';
import { billedAfter, centsToDecimal, labourCents, parseCents, type RoundingRule } from '@dwang/domain';
import { useMemo } from 'react';
import { sessionApi } from '../endpoints/session';
import type { QueuedWrite } from '../outbox/queued-write';
import { usePending } from '../unsent/use-unsent';

type Write = QueuedWrite<TimeEntry>;

/** The entries of this user that the server does not have, charged as it will charge them: rounded by the company's rule. */
export function usePendingEntries(): readonly Write[] {
  const pending = usePending<TimeEntry>('time-entry');
  const { rule } = sessionApi.endpoints.getUser.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ rule: data?.company.rounding }),
  });
  return useMemo(() => (rule ? pending.map((write) => charged(write, rule)) : pending), [pending, rule]);
}

/** What the server has answered is its own; no amount is made up for those who are not shown prices. */
export function charged(write: Write, rule: RoundingRule): Write {
  const { preview, state } = write;
  if (!preview || state === 'sent' || preview.billed) return write;
  const before = write.operation === 'update' ? ((write.base ?? null) as TimeEntry | null) : null;
  const billedSeconds = billedAfter(before, preview.duration, rule);
  const amount = preview.hourlyRate && centsToDecimal(labourCents(billedSeconds, parseCents(preview.hourlyRate)));
  return { ...write, preview: { ...preview, billedSeconds, amount } };
}
