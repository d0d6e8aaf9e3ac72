import type { TimeEntry, TimeEntryTotals } from '@dwang/contracts';
import { centsToDecimal, daySpan, fold, paidWithin, parseCents } from '@dwang/domain';
import type { QueuedWrite } from '../outbox/queued-write';
import { overlay, type Synced } from '../unsent/overlay';

/** Which entries a list or a sum is about, as the server is asked for them; `from` and `to` are days of the company's zone. */
export interface EntryFilters {
  from?: string | undefined;
  to?: string | undefined;
  projectId?: number | undefined;
  userId?: number | undefined;
  approval?: TimeEntry['approval'] | undefined;
  q?: string | undefined;
  billed?: boolean | undefined;
}

type Write = QueuedWrite<TimeEntry>;

interface Period {
  from: number;
  to: number;
}

const periodOf = ({ from, to }: EntryFilters, zone: string): Period => ({
  from: from ? daySpan(from, from, zone).from : Number.NEGATIVE_INFINITY,
  to: to ? daySpan(to, to, zone).to : Number.POSITIVE_INFINITY,
});

function matches(entry: TimeEntry, { projectId, userId, approval, q, billed }: EntryFilters, period: Period): boolean {
  if (Date.parse(entry.endTime) <= period.from || Date.parse(entry.startTime) >= period.to) return false;
  if (projectId && entry.projectId !== projectId) return false;
  if (userId && entry.userId !== userId) return false;
  if (approval && entry.approval !== approval) return false;
  if (billed !== undefined && entry.billed !== billed) return false;
  const text = fold(`${entry.notes} ${entry.projectName} ${entry.clientName ?? ''}`);
  return fold(q ?? '')
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The server's rows, newest first, with what it does not have yet laid over; new rows only where the list's filters take them in. */
export function withPending(
  items: readonly TimeEntry[],
  pending: readonly Write[],
  filters: EntryFilters,
  zone: string,
): Synced<TimeEntry>[] {
  if (pending.length === 0) return items as Synced<TimeEntry>[];
  const known = new Set(items.map(({ uid }) => uid));
  const period = periodOf(filters, zone);
  return overlay(items, pending)
    .filter((entry) => known.has(entry.uid) || matches(entry, filters, period))
    .sort((one, other) => Date.parse(other.startTime) - Date.parse(one.startTime));
}

/** Sums as the server has them, with what waits on this device added; `unsent` says how many entries make the difference. */
export interface SumsWithPending extends TimeEntryTotals {
  unsent: number;
}

/** Adds to the server's sums what kept and refused writes change of them. A write that is just being sent is left to the server's next answer. */
export function sumWithPending(
  totals: TimeEntryTotals,
  pending: readonly Write[],
  filters: EntryFilters,
  zone: string,
): SumsWithPending {
  const period = periodOf(filters, zone);
  const sum = { count: totals.count, seconds: totals.seconds, cents: parseCents(totals.amount ?? '0'), unsent: 0 };
  for (const [before, after] of changesOf(pending)) {
    const [was, is] = [before, after].map((entry) => partOf(entry, filters, period));
    if (!was || !is || (was.count === 0 && is.count === 0)) continue;
    sum.unsent += 1;
    sum.count += is.count - was.count;
    sum.seconds += is.seconds - was.seconds;
    sum.cents += is.cents - was.cents;
  }
  return { count: sum.count, seconds: sum.seconds, amount: totals.amount && centsToDecimal(sum.cents), unsent: sum.unsent };
}

/** Each row that the server has otherwise: as it has it (null when it does not), and as the person left it (null when deleted). */
function changesOf(pending: readonly Write[]): [TimeEntry | null, TimeEntry | null][] {
  const changes = new Map<string, [TimeEntry | null, TimeEntry | null]>();
  for (const write of pending) {
    const isKept = write.state === 'refused' || (write.state === 'waiting' && (write.isKept || write.attempts > 0));
    if (!isKept || (write.state === 'refused' && write.operation === 'delete')) continue;
    const before = changes.get(write.uid);
    const seen = write.operation === 'create' ? null : ((write.base ?? null) as TimeEntry | null);
    changes.set(write.uid, [before ? before[0] : seen, write.preview]);
  }
  return [...changes.values()];
}

function partOf(entry: TimeEntry | null, filters: EntryFilters, period: Period) {
  if (!entry || !matches(entry, filters, period)) return { count: 0, seconds: 0, cents: 0 };
  const { startTime, endTime, duration: seconds, billedSeconds, hourlyRate } = entry;
  const span = { start: Date.parse(startTime), end: Date.parse(endTime), seconds, billedSeconds };
  return { count: 1, ...paidWithin({ ...span, rateCents: parseCents(hourlyRate ?? '0') }, period.from, period.to) };
}
