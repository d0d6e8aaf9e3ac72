import type { EntityMetadata, ObjectLiteral } from 'typeorm';

export type ChangeAction = 'added' | 'changed' | 'deleted';
type Plain = string | number | boolean | null;

/** What happened to one row, or to `count` of one table. Values stand for money and state alone: of all else the columns are named. */
export interface RowChange {
  kind: string;
  action: ChangeAction;
  companyId: number | null;
  id: number | null;
  count: number;
  fields: string[];
  /** Column → before and after. */
  values: Record<string, [Plain, Plain]>;
}

/** Columns that follow from others, or tell only that somebody looked. */
const FOLLOWING = new Set([
  ...[
    'searchText',
    'sortName',
    'endOrder',
    'clientOrder',
    'version',
    'updatedAt',
    'createdAt',
    'emailKey',
    'nameKey',
    'usernameKey',
  ],
  ...['lastActivityAt', 'lastActiveAt', 'lastSeenAt', 'lastReadAt', 'lastViewedAt', 'views', 'workSeenAt', 'confirmedAt'],
  ...['activeJobs', 'outstandingCents', 'byKind', 'retentionByKind', 'thumbKey', 'companyId', 'id'],
]);
/** Whether a column follows from others, so that a change of it alone is none. */
export const isFollowing = (name: string): boolean => FOLLOWING.has(name);

/** Columns that say how things stand, worth a value in every table. */
const STATE = /^(role|status|level|plan|state|stage|approval|billed|isActive|required|approvalRequired)$/;
const SECRET = /hash|token|secret|password|key|uid|account/i;
const LONGEST = 40;

/** The table of which every value is told: what the administrator sets for all. */
const SETTINGS = 'settings';

const isMoney = ({ columns }: EntityMetadata): boolean => columns.some(({ propertyName }) => propertyName.endsWith('Cents'));

/** The columns of which before and after are kept. */
export function toldColumns(metadata: EntityMetadata): Set<string> {
  const money = isMoney(metadata);
  const told = metadata.columns.filter(({ propertyName, type, length }) => {
    if (FOLLOWING.has(propertyName) || SECRET.test(propertyName)) return false;
    if (STATE.test(propertyName)) return true;
    if (metadata.tableName === SETTINGS) return true;
    if (!money) return false;
    const isShort = type === 'varchar' && Number(length) <= LONGEST;
    return type === 'bigint' || type === 'boolean' || type === 'datetime' || isShort;
  });
  return new Set(told.map(({ propertyName }) => propertyName));
}

/** What differs between two states of a row; null when nothing does that counts. A value that the database works out is named only. */
export function changeOf(
  metadata: EntityMetadata,
  action: ChangeAction,
  before: ObjectLiteral | null,
  after: ObjectLiteral | null,
): RowChange | null {
  const told = toldColumns(metadata);
  const names = Object.keys(action === 'deleted' ? (before ?? {}) : (after ?? {})).filter((name) => !FOLLOWING.has(name));
  const fields = action === 'changed' ? names.filter((name) => plain(before?.[name]) !== plain(after?.[name])) : names;
  if (action === 'changed' && fields.length === 0) return null;
  const row = { ...before, ...after };
  const pairs = fields
    .filter((name) => told.has(name) && typeof after?.[name] !== 'function')
    .map((name) => [name, [plain(before?.[name]), plain(after?.[name])]] as const)
    .filter(([, [from, to]]) => from !== null || to !== null);
  return {
    kind: metadata.tableName,
    action,
    companyId: companyOf(metadata, row),
    id: numberIn(row.id),
    count: 1,
    fields: action === 'changed' ? fields : [],
    values: Object.fromEntries(pairs) as RowChange['values'],
  };
}

/** Null where it is that of who acts; 0 for what belongs to no company. */
function companyOf({ tableName, columns }: EntityMetadata, { id, companyId }: ObjectLiteral): number | null {
  if (tableName === 'companies') return numberIn(id);
  const names = columns.map(({ propertyName }) => propertyName);
  return names.includes('companyId') ? numberIn(companyId) : names.includes('userId') ? null : 0;
}

const numberIn = (value: unknown): number | null => (value === undefined || value === null ? null : Number(value));

function plain(value: unknown): Plain {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'function') return '(computed)';
  if (typeof value === 'object') return JSON.stringify(value);
  return value as Plain;
}
