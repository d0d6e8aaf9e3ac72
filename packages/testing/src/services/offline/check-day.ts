import type { Measurement, TimeEntry } from '@dwang/contracts';
import type { Agent } from '../people';
import type { Expected } from './working-day';

async function everything<Item>(agent: Agent, path: string): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
    const { body } = await agent.get(`/api${path}?limit=200${query}`).expect(200);
    items.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor);
  return items;
}

/**
 * The invariants of the house as sentences about what is wrong; empty when all hold. I1 all that was kept is there, I2 once, I3 nothing else,
 * I4 at most one timer and every end after its start.
 */
export async function checkDay(agent: Agent, expected: Expected): Promise<string[]> {
  const wrong: string[] = [];
  const entries = await everything<TimeEntry>(agent, '/time-entries');
  const measurements = await everything<Measurement>(agent, '/measurements');
  compare(wrong, 'entry', entries, expected.entries, ({ notes, duration }) => JSON.stringify({ notes, duration }));
  compare(wrong, 'measurement', measurements, expected.measurements, ({ name }) => JSON.stringify(name));
  for (const { uid, startTime, endTime } of entries)
    if (endTime <= startTime) wrong.push(`I4 entry ${uid} ends before it starts`);
  const { body: layout } = await agent.get('/api/dashboard').expect(200);
  const cards = layout.widgets.map(({ id }: { id: string }) => id);
  if (expected.layout.join() !== cards.join()) wrong.push(`I1 the layout is ${cards.join()}`);
  const { body: timer } = await agent.get('/api/timer').expect(200);
  if (expected.timer !== (timer.status === 'STOPPED' ? null : timer.notes))
    wrong.push(`I4 the timer is ${JSON.stringify(timer)}`);
  return wrong;
}

function compare<Row extends { uid: string }>(
  wrong: string[],
  kind: string,
  rows: readonly Row[],
  expected: ReadonlyMap<string, unknown>,
  shown: (row: Row) => string,
): void {
  const found = new Map(rows.map((row) => [row.uid, row]));
  if (found.size !== rows.length) wrong.push(`I2 ${rows.length - found.size} doubled ${kind} rows`);
  for (const [uid, wanted] of expected) {
    const row = found.get(uid);
    if (!row) wrong.push(`I1 ${kind} ${uid} is lost`);
    else if (shown(row) !== JSON.stringify(wanted))
      wrong.push(`I1 ${kind} ${uid} is ${shown(row)} instead of ${JSON.stringify(wanted)}`);
  }
  for (const uid of found.keys()) if (!expected.has(uid)) wrong.push(`I3 ${kind} ${uid} was invented`);
}
