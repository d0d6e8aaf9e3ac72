import { NOBODY } from './attention';
import type { OutboxDatabase } from './database';
import { oldKeys, readOld } from './old-keys';
import { keepWrite } from './queue';
import type { NewWrite } from './queued-write';

/** What was taken over before: the older app may still be open in another tab and write the same again. */
const KNOWN = 'imported';
/** What could not be understood, by its key: kept as it was. */
const UNREAD = 'unread';

type Old = Record<string, unknown>;

/**
 * Takes over the time entries and the running timer that an older app kept under its own keys, each once. They carry no sure owner, so they
 * wait until somebody says that they are theirs. Nothing on the server is ever changed or removed because of what these keys hold or lack,
 * and no key is removed before all of it is kept here. Returns how many were found.
 */
export async function importOldEntries(db: OutboxDatabase, storage: Storage): Promise<number> {
  const texts = new Map(oldKeys(storage).map((name) => [name, storage.getItem(name) ?? '']));
  if (texts.size === 0) return 0;
  const { writes, unread } = understand(texts);
  const count = await db.transaction('rw', db.writes, db.meta, async () => {
    const known = new Set(await readNames(db));
    const fresh = [...writes].filter(([name]) => !known.has(name));
    for (const [, write] of fresh) await keepWrite(db, NOBODY, write);
    await db.note(KNOWN, [...known, ...fresh.map(([name]) => name)]);
    if (unread.length > 0) await db.note(UNREAD, [...((await db.read<unknown[]>(UNREAD)) ?? []), ...unread]);
    return fresh.length;
  });
  for (const [name, text] of texts) if (storage.getItem(name) === text) storage.removeItem(name);
  return count;
}

/** Earlier versions noted only when it was. */
async function readNames(db: OutboxDatabase): Promise<string[]> {
  const value = await db.read<unknown>(KNOWN);
  return Array.isArray(value) ? value : [];
}

/** Each entry once, though it stood under several keys, by a name of its own. */
function understand(texts: ReadonlyMap<string, string>) {
  const writes = new Map<string, NewWrite>();
  const unread: { name: string; value: unknown }[] = [];
  for (const [name, text] of texts) {
    const rows = readOld(text);
    if (!rows) unread.push({ name, value: text });
    for (const row of rows ?? []) {
      const write = isRow(row) ? toWrite(row) : null;
      if (write) writes.set(nameOf(row as Old), write);
      else if (!isRow(row) || !isOurs(row)) unread.push({ name, value: row });
    }
  }
  return { writes, unread };
}

const isRow = (row: unknown): row is Old => typeof row === 'object' && row !== null;
/** Rows with a `version` came from our own server and are there already. */
const isOurs = (row: Old): boolean => 'version' in row || 'timer' in row;
const nameOf = (row: Old): string => `${String(row.id)}|${String(row.startTime)}`;

/** An entry; or what was on the clock of a timer that had not been saved, whose start may be unknown. */
function toWrite(old: Old): NewWrite | null {
  const isTimer = 'seconds' in old;
  const seconds = Math.round(Number(isTimer ? old.seconds : old.duration));
  const [start, end] = [instant(old.startTime) ?? (isTimer ? before(seconds) : null), instant(old.endTime)];
  if (isOurs(old) || (isTimer && old.timesheetSaved === true) || !start || !(end || seconds > 0)) return null;
  const uid = crypto.randomUUID();
  const rate = Number(old.hourlyRate);
  const notes = typeof old.notes === 'string' ? old.notes : '';
  const body = {
    uid,
    startTime: start,
    ...(end ? { endTime: end } : {}),
    ...(seconds > 0 ? { duration: seconds } : {}),
    ...(notes ? { notes } : {}),
    ...(rate > 0 ? { hourlyRate: rate.toFixed(2) } : {}),
  };
  return {
    kind: 'time-entry',
    operation: 'create',
    uid,
    label: notes ? `Time entry, ${notes.slice(0, 80)}` : isTimer ? 'Time on a timer' : 'Time entry',
    request: { method: 'POST', url: '/time-entries', body },
    preview: null,
    tags: ['TimeEntry', 'Project'],
  };
}

const before = (seconds: number): string | null => instant(Date.now() - seconds * 1000);

function instant(value: unknown): string | null {
  const date = new Date(typeof value === 'string' || typeof value === 'number' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
