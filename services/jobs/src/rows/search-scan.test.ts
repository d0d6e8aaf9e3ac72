import type { Scope } from '@dwang/platform';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { area as jobs } from '../index';
import { EntrySearch } from '../time-entries/entry-search';
import { UnbilledTime } from '../time-entries/unbilled-time';

const CLIENTS = ['Māori Land Trust', 'Smith & Sons', 'Bay Builders', "O'Neill", 'Sam Stone'];
const JOBS = ['Smith deck', 'Bay 12', '42b Rātā Street', 'Re-roof', 'Stairs'];
const NOTES = ['Set-out', 'Skirting, bay 7', 'Stopping', 'Framing of the bay', 'Site clean-up', 'Smith 42', 'Māori gate', '7'];
const QUERIES = [
  's',
  'b',
  '4',
  '7',
  'ba',
  'bay',
  'sm',
  'smith',
  'maori',
  'st',
  'bay 12',
  's b',
  'smith set',
  '42b',
  're-r',
  '&',
  'zzz',
];
const START = Date.parse('2026-03-01T20:00:00Z');

let test: TestApp;
let owner: Person;
let entries: { id: number; text: string; job: string; startTime: string; duration: number; billed: boolean }[] = [];

/** The same numbers on each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

beforeAll(async () => {
  test = await startTestApp([jobs]);
  owner = await test.people.signUp();
  const below = numbers(7);
  const post = async (path: string, body: object) => (await owner.agent.post(`/api/${path}`).send(body).expect(201)).body;
  const clients: { id: number; name: string }[] = [];
  for (const name of CLIENTS) clients.push(await post('clients', { name }));
  const projects: { id: number; text: string }[] = [];
  for (const name of [...JOBS, ...JOBS]) {
    const client = clients[below(clients.length + 1)];
    const { id } = await post('projects', { name, ...(client && { clientId: client.id }) });
    projects.push({ id, text: `${name} ${client?.name ?? ''}` });
  }
  for (let index = 0; index < 60; index += 1) {
    const job = projects[below(projects.length)] as (typeof projects)[number];
    const notes = NOTES[below(NOTES.length)] ?? '';
    const startTime = new Date(START + below(500) * 3_600_000).toISOString();
    const duration = 600 * (1 + below(40));
    const { id } = await post('time-entries', { projectId: job.id, startTime, duration, notes });
    entries.push({ id, text: notes, job: job.text, startTime, duration, billed: false });
  }
  const scope = { companyId: owner.user.company.id, userId: owner.user.id, role: 'owner' } as Scope;
  const billed = entries.filter(({ id }) => id % 3 === 0).map(({ id }) => id);
  await test.db.tx(() => test.app.get(UnbilledTime).lock(scope, billed, 5, 'invoice INV-1'));
  entries = entries.map((entry) => ({ ...entry, billed: billed.includes(entry.id) }));
});
afterAll(() => test?.close());

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text holds what was typed without a space, as the rules of the search say it. */
function holds(text: string, typed: string): boolean {
  const parts = typed.match(/\p{L}+|\p{N}+/gu) ?? [];
  const longest = parts.reduce((best, part) => (part.length >= best.length ? part : best), '');
  const words = fold(text).match(/\p{L}+|\p{N}+/gu) ?? [];
  return (longest === '' || words.some((word) => word.startsWith(longest))) && (longest === typed || fold(text).includes(typed));
}

/** All entries looked through one by one. */
const scan = (q: string) =>
  entries
    .filter(({ text, job }) =>
      q.split(' ').every((typed) => {
        const name = JOBS.find((one) => job.startsWith(one)) ?? '';
        return [text, name, job.slice(name.length + 1)].some((part) => holds(part, typed));
      }),
    )
    .sort((one, other) => other.startTime.localeCompare(one.startTime) || other.id - one.id);

async function list(query: object): Promise<{ ids: number[]; totals: { count: number; seconds: number }[] }> {
  const ids: number[] = [];
  const totals: { count: number; seconds: number }[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = (
      await owner.agent
        .get('/api/time-entries')
        .query({ ...query, limit: 7, ...(cursor && { cursor }) })
        .expect(200)
    ).body;
    ids.push(...page.items.map(({ id }: { id: number }) => id));
    totals.push(page.totals);
    cursor = page.nextCursor;
  }
  return { ids, totals };
}

async function checkAll(): Promise<void> {
  for (const q of QUERIES) {
    for (const billed of [undefined, true, false]) {
      const wanted = scan(q).filter((entry) => billed === undefined || entry.billed === billed);
      const found = await list({ q, ...(billed !== undefined && { billed }) });
      expect({ q, billed, ids: found.ids }).toEqual({ q, billed, ids: wanted.map(({ id }) => id) });
      const seconds = wanted.reduce((sum, { duration }) => sum + duration, 0);
      for (const totals of found.totals) expect({ q, billed, ...totals }).toMatchObject({ count: wanted.length, seconds });
    }
  }
}

it('finds and sums just the time that looking through all of it finds, newest first, on every page', checkAll);

it('finds the same where so much is found that the newest are looked through first', async () => {
  Object.assign(test.app.get(EntrySearch), { many: 3, lookedThrough: 20 });
  await checkAll();
});

it('finds and sums time right after it was changed, moved to another job and deleted', async () => {
  const [changed, moved, gone] = entries.filter(({ billed }) => !billed) as [
    (typeof entries)[0],
    (typeof entries)[0],
    (typeof entries)[0],
  ];
  const deck = (await owner.agent.get('/api/projects').query({ q: '42b' }).expect(200)).body.items[0];
  const patch = (id: number, body: object) => owner.agent.patch(`/api/time-entries/${id}`).send(body).expect(200);
  await patch(changed.id, { notes: 'Bay bay', duration: 60, startTime: changed.startTime });
  await patch(moved.id, { projectId: deck.id });
  await owner.agent.delete(`/api/time-entries/${gone.id}`).expect(204);
  entries = entries
    .filter(({ id }) => id !== gone.id)
    .map((entry) => {
      if (entry.id === changed.id) return { ...entry, text: 'Bay bay', duration: 60 };
      return entry.id === moved.id ? { ...entry, job: `${deck.name} ${deck.clientName ?? ''}` } : entry;
    });
  await checkAll();
});
