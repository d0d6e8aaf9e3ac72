import { carriagesOf, heldBy } from '@dwang/platform';
import { startTestApp, type TestApp } from '@dwang/testing/services';
import { areas } from '../areas';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(areas);
});
afterAll(() => test?.close());

/** Of the platform itself, and the tables of words, which are made of the rows. */
const OF_THE_PLATFORM: Readonly<Record<string, string>> = {
  audit_log: 'Bound by hashes to the numbers of one installation; stands in the export to be read.',
  audit_chains: 'Where those chains end.',
  idempotency_keys: 'Answers to writes of one installation.',
  job_leases: 'What one installation does when.',
  mail_log: 'What one installation sent; goes by itself after 90 days.',
  row_origins: 'By which one installation knows a repetition; devices sign in anew.',
  security_logs: 'What one installation saw of sign-ins.',
  settings: 'Of one installation.',
  write_checks: 'Whether one database takes writes.',
};

it('carries every table with a company, or says why it stays behind', () => {
  const carried = carriagesOf(test.db, areas).map(({ name }) => name);
  const behind = areas.flatMap(({ staysBehind = {} }) => Object.keys(staysBehind));
  const named = [...carried, ...behind, ...Object.keys(OF_THE_PLATFORM)].sort();
  const tables = test.db.dataSource.entityMetadatas.map(({ tableName }) => tableName);
  expect(named).toEqual([...tables].sort());
  for (const { staysBehind = {} } of areas) for (const why of Object.values(staysBehind)) expect(why).toMatch(/\w{3}.*\.$/);
});

it('says of every column with the number of a row whose it is', () => {
  const open = carriagesOf(test.db, areas).flatMap(({ name, sent, refs = {} }) =>
    sent
      .filter(({ propertyName, type }) => /Id$|Of$|By$/.test(propertyName) && type === 'bigint' && !(propertyName in refs))
      .map(({ propertyName }) => `${name}.${propertyName}`),
  );
  expect(open).toEqual([]);
});

it('says of every column with JSON what it may hold (TR-409)', () => {
  const json = carriagesOf(test.db, areas).flatMap(({ name, sent, allows = {} }) =>
    sent
      .filter((column) => heldBy(column) === 'json')
      .map(({ propertyName: column }) => ({ name, column, isSaid: column in allows })),
  );
  expect(json.length).toBeGreaterThan(14);
  expect(json.filter(({ isSaid }) => !isSaid)).toEqual([]);
});

it('carries no password, key or secret', () => {
  const sent = carriagesOf(test.db, areas).flatMap(({ name, sent: columns }) =>
    columns.map(({ propertyName }) => `${name}.${propertyName}`),
  );
  expect(sent.filter((column) => /password|token|secret|apiKey|usernameKey|users\.emailKey/i.test(column))).toEqual([]);
});

it('shows in the export for people every table that an owner has rows in, or carries it', () => {
  const scope = { companyId: 1, userId: 1, role: 'owner', seesPrices: true } as never;
  const exported = areas
    .flatMap(({ exports }) => exports?.(scope) ?? [])
    .map(({ entity }) => test.db.dataSource.getMetadata(entity).tableName);
  const carried = carriagesOf(test.db, areas).map(({ name }) => name);
  const companys = test.db.dataSource.entityMetadatas.filter(({ columns }) =>
    columns.some(({ propertyName }) => propertyName === 'companyId'),
  );
  const neither = companys
    .map(({ tableName }) => tableName)
    .filter((name) => !exported.includes(name) && !carried.includes(name));
  const behind = Object.assign({}, OF_THE_PLATFORM, ...areas.map(({ staysBehind }) => staysBehind));
  expect(neither.filter((name) => !behind[name])).toEqual([]);
});
