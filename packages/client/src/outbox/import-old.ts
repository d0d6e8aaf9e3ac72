import { NOBODY } from './attention';
import type { OutboxDatabase } from './database';
import { oldKeys } from './old-keys';
import { keepWrite } from './queue';
import type { NewWrite } from './queued-write';

const DONE = 'imported';

type Old = Record<string, unknown>;

/**
 * Takes time entries over, once, that an older app kept under its own keys. They carry no sure owner, so they wait until somebody says that
 * they are theirs. Nothing on the server is ever changed or removed because of what these keys hold or lack. Returns how many were found.
 */
export async function importOldEntries(db: OutboxDatabase, storage: Storage): Promise<number> {
  const names = oldKeys(storage);
  const found = new Map(
    names.flatMap((name) => entriesIn(storage.getItem(name))).map((entry) => [nameOf(entry), toWrite(entry)]),
  );
  const writes = [...found.values()].filter((write) => write !== null);
  const isFirst = await db.transaction('rw', db.writes, db.meta, async () => {
    if (await db.read(DONE)) return false;
    for (const write of writes) await keepWrite(db, NOBODY, write);
    await db.note(DONE, Date.now());
    return true;
  });
  if (!isFirst) return 0;
  for (const name of names) storage.removeItem(name);
  return writes.length;
}

/** The same entry stood under several keys. */
const nameOf = (entry: Old): string => `${String(entry.id)}|${String(entry.startTime)}`;

function entriesIn(text: string | null): Old[] {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const list = Array.isArray(value) ? value : [value];
    return list.filter((one): one is Old => typeof one === 'object' && one !== null && 'startTime' in one);
  } catch {
    return [];
  }
}

/** Rows with a `version` came from our own server and are there already. */
function toWrite(old: Old): NewWrite | null {
  const [start, end] = [instant(old.startTime), instant(old.endTime)];
  const seconds = Math.round(Number(old.duration));
  if ('version' in old || !start || !(end || seconds > 0)) return null;
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
    label: notes ? `Time entry, ${notes.slice(0, 80)}` : 'Time entry',
    request: { method: 'POST', url: '/time-entries', body },
    preview: null,
    tags: ['TimeEntry', 'Project'],
  };
}

function instant(value: unknown): string | null {
  const date = new Date(typeof value === 'string' || typeof value === 'number' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
