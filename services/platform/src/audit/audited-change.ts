import type { RowChange } from './row-change';

/** A row that changed, or rows of one table to which the same happened in one go; as it stands in the audit. */
export type AuditedChange =
  | Pick<RowChange, 'kind' | 'action' | 'id' | 'fields' | 'values'>
  | (Pick<RowChange, 'kind' | 'action' | 'count' | 'fields'> & { ids: number[] });

/** So many rows of a table are told one by one; of more only which and how many. */
const ONE_BY_ONE = 25;
const NAMED = 200;
/** MySQL's column holds 65,535 bytes. */
const MOST_CHARACTERS = 15_000;

/** What one transaction did to one company's rows, small enough to keep. */
export function told(changes: readonly RowChange[]): AuditedChange[] {
  const groups = new Map<string, RowChange[]>();
  for (const change of changes) {
    const key = `${change.kind} ${change.action}`;
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  const one = [...groups.values()].flatMap((group) => (group.length > ONE_BY_ONE ? [together(group)] : group.map(single)));
  const isSmall = JSON.stringify(one).length <= MOST_CHARACTERS;
  return isSmall ? one : [...groups.values()].map(together);
}

const single = ({ kind, action, id, count, fields, values }: RowChange): AuditedChange =>
  count === 1 ? { kind, action, id, fields, values } : { kind, action, count, fields, ids: [] };

const together = (group: readonly RowChange[]): AuditedChange => ({
  kind: group[0]?.kind ?? '',
  action: group[0]?.action ?? 'changed',
  count: group.reduce((sum, { count }) => sum + count, 0),
  fields: [...new Set(group.flatMap(({ fields }) => fields))],
  ids: group.flatMap(({ id }) => (id === null ? [] : [id])).slice(0, NAMED),
});

/** The row that the change is mostly about: the one that the address names, else the first. */
export function subjectOf(changes: readonly RowChange[], ids: readonly number[]): Pick<RowChange, 'kind' | 'id'> {
  const named = ids.map((id) => changes.find((change) => change.id === id)).find(Boolean);
  const { kind, id } = named ?? changes[0] ?? { kind: '', id: null };
  return { kind, id };
}
