import { randomUUID } from 'node:crypto';
import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import type { Logger } from 'typeorm';
import { ClientRow } from '../clients/client.entity';
import { foldedFrom, newClientStamps } from '../clients/client-row';
import { area as jobs } from '../index';
import { ProjectRow } from '../projects/project.entity';
import { TimeEntryRow } from '../time-entries/time-entry.entity';

const MANY = 400;
const AT_ONCE = 200;
const START = Date.parse('2026-01-05T20:00:00Z');

let test: TestApp;
let owner: Person;
let asked: { sql: string; values: unknown[] }[] = [];
beforeAll(async () => {
  test = await startTestApp([jobs]);
  owner = await test.people.signUp();
  await test.db.tx(fill);
  for (const table of ['clients', 'projects', 'time_entries', 'clients_words', 'projects_words', 'time_entries_words']) {
    await test.db.dataSource.query(test.db.isSqlite ? `ANALYZE ${table}` : `ANALYZE TABLE ${table}`);
  }
  const keep: Partial<Logger> = { logQuery: (sql, values) => void asked.push({ sql, values: (values ?? []) as unknown[] }) };
  const silent = { logQueryError() {}, logQuerySlow() {}, logSchemaBuild() {}, logMigration() {}, log() {} };
  test.db.dataSource.setOptions({ logger: { ...silent, ...keep } as Logger });
});
afterAll(() => test?.close());

/** Clients with a job each and an hour on it. */
async function fill(): Promise<void> {
  const { id: userId, company } = owner.user;
  const companyId = company.id;
  const numbers = Array.from({ length: MANY }, (_, index) => index);
  const at = (index: number) => new Date(START + index * 3_600_000);
  const own = (index: number) => ({
    uid: randomUUID(),
    companyId,
    userId,
    createdAt: at(index),
    updatedAt: at(index),
    version: 1,
  });
  for (let from = 0; from < MANY; from += AT_ONCE) {
    const some = numbers.slice(from, from + AT_ONCE);
    const typed = { contact: '', contactRole: '', email: '', phone: '', address: '', notes: '' };
    const clients = await test.db.repo(ClientRow).insert(
      some.map((index) => {
        const fields = { ...typed, name: `${index % 50 ? 'Kauri' : 'Rātā'} client ${index}` };
        return { ...fields, ...foldedFrom(fields), ...newClientStamps(at(index)), ...own(index) };
      }),
    );
    const projects = await test.db.repo(ProjectRow).insert(
      some.map((index, place) => ({
        ...own(index),
        name: `Deck ${index}`,
        clientId: Number(clients.identifiers[place]?.id),
        ...{
          generalOf: null,
          location: '',
          hourlyRateCents: 6500,
          startDate: null,
          endDate: '2026-05-01',
          progress: index % 100,
        },
        ...{ description: '', estimateCents: null, estimateSeconds: null, region: null, siteId: null },
        ...(index % 2 ? ({ status: 'active', stage: 'booked' } as const) : ({ status: 'completed', stage: 'done' } as const)),
        ...{ stageOrder: index, sortName: `deck ${index}`, searchText: `deck ${index}`, lastActivityAt: at(index) },
        ...{ timeCount: 1, timeSeconds: 3600, unbilledCents: index, endOrder: '2026-05-01', clientOrder: `client ${index}` },
      })),
    );
    const ids = projects.identifiers.map(({ id }) => Number(id));
    const notes = (index: number) => (index % 50 ? 'joists' : 'framing');
    await test.db.repo(TimeEntryRow).insert(
      some.map((index, place) => ({
        ...own(index),
        ...{ projectId: ids[place] ?? 0, startTime: at(index), endTime: at(index + 1), duration: 3600 },
        ...{ notes: notes(index), searchText: notes(index), hourlyRateCents: 6500, amountCents: 6500 },
        ...{ invoiceId: null, invoiceLabel: null },
      })),
    );
  }
}

/** How the database went about each question of one list: the lines of its plan. */
async function plansOf(path: string): Promise<string[]> {
  asked = [];
  await owner.agent.get(`/api/${path}`).expect(200);
  const lists = asked.filter(({ sql }) => /^SELECT .*\b(clients|projects|time_entries)(_words)?\b/s.test(sql));
  expect(lists.length).toBeGreaterThan(1);
  // The rows of a page whose numbers are known are few, in whatever order.
  const questions = lists.filter(({ sql }) => !/\bid\W? IN \(\?/.test(sql));
  const plans: string[] = [];
  for (const { sql, values } of questions) {
    const lines = await test.db.dataSource.query(`EXPLAIN ${test.db.isSqlite ? 'QUERY PLAN ' : ''}${sql}`, values);
    const told: string[] = lines.map((line: Record<string, unknown>) =>
      test.db.isSqlite ? String(line.detail) : JSON.stringify(line),
    );
    // What was found by words is an `entry` too, of which all are wanted.
    const isFound = told.includes('CO-ROUTINE entry') || told.includes('MATERIALIZE entry');
    plans.push(...told.filter((line) => !(isFound && line === 'SCAN entry')));
  }
  return plans;
}

/** A table that is read from end to end, though not in an index. */
const READS_ALL = /^SCAN (client|project|entry)\b(?!.*COVERING)|"table":"(client|project|entry)"[^}]*"type":"ALL"/;
const SORTS = /^USE TEMP B-TREE FOR ORDER BY|Using filesort/;

it.each([
  'projects',
  'projects?status=active',
  'projects?sort=name',
  'projects?sort=client',
  'projects?sort=endDate',
  'projects?sort=-createdAt',
  'projects?sort=-progress',
  'projects?sort=-unbilledAmount',
  'projects?sort=stageOrder&stage=booked',
  'clients',
  'clients?sort=-createdAt',
  'clients?sort=-outstanding',
  'clients?sort=-activeProjects',
  'time-entries',
  'time-entries?sort=startTime',
])('reads a page of %s from an index in the order of the list, and sums no table', async (path) => {
  const plans = await plansOf(`${path}${path.includes('?') ? '&' : '?'}limit=20`);
  expect(plans.filter((line) => READS_ALL.test(line))).toEqual([]);
  expect(plans.filter((line) => SORTS.test(line))).toEqual([]);
});

it.each(['projects?q=rata', 'clients?q=rata', 'time-entries?q=framing', 'time-entries?q=rata+fram', 'time-entries?q=zzz'])(
  'begins the search %s with the words',
  async (path) => {
    const plans = await plansOf(path);
    expect(plans.filter((line) => READS_ALL.test(line))).toEqual([]);
    const words = plans.filter((line) => /\bheld\b/.test(line));
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((line) => !/PRIMARY|words_rowId/.test(line))).toEqual([]);
  },
);
