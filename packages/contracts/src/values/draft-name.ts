const PREFIX = 'dwang-draft:';

/** Before sign-in what is typed belongs to whoever stands there. */
const nameOf = (owner: number | null): string => (owner === null ? 'visitor' : String(owner));

/**
 * The name under which a browser keeps what one person has begun or chosen there: every such value belongs to somebody, and with the person
 * to their one company. Nothing a person types may lie under any other name.
 */
export const draftName = (owner: number | null, what: string): string => `${PREFIX}${nameOf(owner)}:${what}`;

/** Whose it is and what; null for a name that no draft has. `owner` is null before sign-in. */
export function readDraftName(name: string): { owner: number | null; what: string } | null {
  const found = /^dwang-draft:(\d+|visitor):(.+)$/.exec(name);
  if (!found) return null;
  const [, owner = '', what = ''] = found;
  return { owner: owner === 'visitor' ? null : Number(owner), what };
}
