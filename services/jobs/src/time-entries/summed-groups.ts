import type { Entries } from './entry-query';

/** Worked seconds and what they are worth, in cents; `unbilledCents` is the part of it that is on no invoice. */
export interface TimeGroup {
  seconds: number;
  cents: number;
  unbilledCents: number;
}

/** With how many entries. */
interface Counted extends TimeGroup {
  count: number;
}
export interface RawGroup extends Record<keyof Counted, number | string> {
  id: number | string;
}
/** By the number of the job or person. */
export type Groups = Map<number, Counted>;

/** The entries summed in SQL. */
export async function summed(entries: Entries, by: 'projectId' | 'userId'): Promise<Groups> {
  const rows = await entries
    .select(`entry.${by}`, 'id')
    .addSelect('COUNT(*)', 'count')
    .addSelect('SUM(entry.duration)', 'seconds')
    .addSelect('SUM(entry.amountCents)', 'cents')
    .addSelect('SUM(CASE WHEN entry.invoiceId IS NULL THEN entry.amountCents ELSE 0 END)', 'unbilledCents')
    .groupBy(`entry.${by}`)
    .getRawMany<RawGroup>();
  return groupsOf(rows);
}

/** Takes the others off; of whom or of which job nothing is left goes. */
export function takeOff(groups: Groups, others: Groups): void {
  for (const [id, other] of others) {
    const group = groups.get(id);
    if (!group) continue;
    if (group.count <= other.count) groups.delete(id);
    else
      groups.set(id, {
        count: group.count - other.count,
        seconds: group.seconds - other.seconds,
        cents: group.cents - other.cents,
        unbilledCents: group.unbilledCents - other.unbilledCents,
      });
  }
}

export const groupsOf = (rows: readonly RawGroup[]): Groups =>
  new Map(
    rows.map(({ id, count, seconds, cents, unbilledCents }) => [
      Number(id),
      { count: Number(count), seconds: Number(seconds), cents: Number(cents), unbilledCents: Number(unbilledCents) },
    ]),
  );
