import { createHash } from 'node:crypto';
import type { Scope } from '../access/scope';
import { carriedBy } from './paging';

interface Asked {
  limit: number;
  cursor?: string | undefined;
  sort?: string | undefined;
}
interface Schema<Totals> {
  safeParse(value: unknown): { success: true; data: Totals } | { success: false };
}

/**
 * The totals that the first page of this list took, as the cursor of a following page carries them (`totalsToCarry`): taken once for all its
 * pages. Null on the first page, and where the cursor carries none of this person's list with these filters: then they are to be taken anew.
 */
export function carriedTotals<Totals>(scope: Scope, query: Asked, schema: Schema<Totals>): Totals | null {
  const carried = query.cursor === undefined ? undefined : carriedBy(query.cursor);
  if (!Array.isArray(carried) || carried[0] !== listMark(scope, query)) return null;
  const totals = schema.safeParse(carried[1]);
  return totals.success ? totals.data : null;
}

/** What `toPage` puts into the cursor; nothing for who is not shown prices, as a cursor can be read. */
export const totalsToCarry = (scope: Scope, query: Asked, totals: unknown): unknown =>
  scope.seesPrices ? [listMark(scope, query), totals] : undefined;

/** Whose list it is and what it is narrowed to. */
function listMark(
  { companyId, userId, role }: Scope,
  { limit: _limit, cursor: _cursor, sort: _sort, ...filters }: Asked,
): string {
  const named = Object.entries(filters).filter(([, value]) => value !== undefined);
  const text = JSON.stringify([companyId, userId, role, named.sort(([one], [other]) => (one < other ? -1 : 1))]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
