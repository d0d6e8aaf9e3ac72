import { Invalid } from '@dwang/platform';

/** A page of rows that were worked out for this request; its cursor is the place of the next row. Throws `Invalid` on a foreign cursor. */
export function cutPage<Row>(
  rows: readonly Row[],
  { cursor = '0', limit }: { cursor?: string | undefined; limit: number },
): { items: Row[]; nextCursor: string | null } {
  if (!/^\d{1,7}$/.test(cursor)) throw new Invalid('cursor', 'This cursor does not belong to this list');
  const at = Number(cursor);
  const end = at + limit;
  return { items: rows.slice(at, end), nextCursor: end < rows.length ? String(end) : null };
}
