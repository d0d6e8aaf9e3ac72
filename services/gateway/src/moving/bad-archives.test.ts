import { type Person, startTestApp, type TestApp } from '@dwang/testing/services';
import { areas } from '../areas';
import { exportOf, forged, importInto, manifestOf } from './testing/moving-company';
import { realWork } from './testing/real-work';

let test: TestApp;
let zip: Buffer;
let to: Person;
let before: Record<string, number>;

beforeAll(async () => {
  test = await startTestApp(areas);
  const from = await test.people.signUp();
  await realWork(from);
  zip = await exportOf(from);
  to = await test.people.signUp();
  before = await counts();
}, 120_000);
afterAll(() => test?.close());

/** Rows of all tables but those that keep what was asked. */
async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { target, tableName } of test.db.dataSource.entityMetadatas)
    if (!['company_imports', 'idempotency_keys', 'audit_log', 'audit_chains', 'job_leases'].includes(tableName))
      found[tableName] = await test.db.repo(target).count();
  return found;
}

/** It fails for that reason and leaves nothing behind. */
async function refuses(bad: Buffer, why: RegExp): Promise<void> {
  const ended = await importInto(to, bad);
  expect(ended).toMatchObject({ status: 'failed', problem: expect.stringMatching(why) });
  expect(await counts()).toEqual(before);
  // The newest alone: it has taken the place of the one that failed before it.
  expect((await to.agent.get('/api/company/imports').expect(200)).body.items).toMatchObject([{ id: ended.id }]);
}

const withLine = (table: string, change: (row: Record<string, unknown>) => void) =>
  forged(zip, (texts) => {
    const name = `data/${table}.ndjson`;
    const lines = (texts[name] ?? '').split('\n');
    const row = JSON.parse(lines[0] ?? '');
    change(row);
    texts[name] = [JSON.stringify(row), ...lines.slice(1)].join('\n');
  });
const withManifest = (change: (manifest: ReturnType<typeof manifestOf>) => void) =>
  forged(zip, (texts) => {
    const manifest = manifestOf(zip);
    change(manifest);
    texts['manifest.json'] = JSON.stringify(manifest);
  });

it('takes the export that the others are made of, forged as they are but not changed', async () => {
  const ended = await importInto(
    await test.people.signUp(),
    forged(zip, () => undefined),
  );
  expect(ended).toMatchObject({ status: 'done', problem: '' });
  before = await counts();
});

it('refuses what is no zip, or was cut off', async () => {
  await refuses(Buffer.from('This is no zip at all, but as long as one.'), /not an export.*cut off/);
  await refuses(zip.subarray(0, zip.length - 100), /cut off/);
  await refuses(zip.subarray(0, zip.length / 2), /cut off/);
});

// A byte in the CSV for people is not read, and changes nothing that is brought in.
it('refuses one with a changed byte in any of what it brings in', async () => {
  const [picture] = manifestOf(zip).files;
  for (const name of ['data/companies.ndjson', 'data/invoices.ndjson', picture.name, 'manifest.json']) {
    const bad = Buffer.from(zip);
    const at = bad.indexOf(name) + name.length + 12;
    bad[at] = (bad[at] ?? 0) ^ 0x10;
    await refuses(bad, /changed or damaged|not an export/);
  }
});

it('refuses names that lead out of it', async () => {
  await refuses(
    forged(zip, () => undefined, { '../../evil.txt': new Uint8Array([1]) }),
    /not an export|changed/,
  );
  await refuses(
    forged(zip, () => undefined, { '/etc/evil.txt': new Uint8Array([1]) }),
    /not an export|changed/,
  );
});

it('refuses what would unpack to far more', async () => {
  await refuses(
    forged(zip, () => undefined, { 'data/bomb.ndjson': new Uint8Array(40_000_000) }),
    /unpack to far more/,
  );
});

it('refuses bad JSON, other columns and wrong values', async () => {
  const broken = forged(zip, (texts) => {
    texts['data/clients.ndjson'] = `{"name":${texts['data/clients.ndjson']}`;
  });
  await refuses(broken, /Line 1 of data\/clients\.ndjson is no JSON object/);
  await refuses(
    withLine('clients', (row) => {
      row.companyId = 1;
    }),
    /has other columns/,
  );
  await refuses(
    withLine('clients', (row) => {
      row.name = 7;
    }),
    /has a wrong name/,
  );
});

it.each([
  ['companies', 'timeZone', 'Mars/Olympus'],
  ['companies', 'roundingMinutes', -7],
  ['users', 'role', 'administrator'],
  ['projects', 'stage', 'weird'],
  ['time_entries', 'approval', 'weird'],
  ['time_entries', 'duration', -5000],
  ['invoices', 'status', 'weird'],
])('refuses in %s a %s that could never have been entered', async (table, column, value) => {
  const bad = withLine(table, (row) => {
    row[column] = value;
  });
  await refuses(bad, new RegExp(`holds no good ${column}`));
});

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

it.each([
  ['tool_results', 'facts', 'no JSON'],
  ['tool_results', 'facts', '{"answers":7}'],
  ['tool_results', 'facts', nested(3000)],
  ['activity', 'changes', '[{"field":7}]'],
  ['quote_templates', 'content', { lines: 'none' }],
  ['recurring_invoices', 'content', { lines: [{ quantity: 'many' }] }],
  ['invoices', 'seller', { name: 7 }],
  ['invoices', 'discount', { kind: 'gift', value: '1.00' }],
])('refuses in %s a %s that its contract does not take (TR-409)', async (table, column, value) => {
  const bad = withLine(table, (row) => {
    row[column] = value;
  });
  await refuses(bad, new RegExp(`Line 1 of data/${table}.ndjson holds no good ${column}`));
});

it.each([
  ['invoices', 'issueDate', 'aaaa'],
  ['projects', 'startDate', '2026-02-30'],
  ['site_days', 'day', '9999-12-31'],
  ['project_notes', 'createdAt', '9999-12-31T12:00:00.000Z'],
  ['invoice_counters', 'lastNumber', Number.MAX_SAFE_INTEGER],
  ['clients', 'version', Number.MAX_SAFE_INTEGER],
])('refuses in %s a %s that could not be read or counted on from (TR-409)', async (table, column, value) => {
  const bad = withLine(table, (row) => {
    row[column] = value;
  });
  await refuses(bad, new RegExp(`Line 1 of data/${table}.ndjson has a wrong ${column}`));
});

it('refuses a row that is nested deeper than anything here (TR-409)', async () => {
  const bad = forged(zip, (texts) => {
    const name = 'data/quote_templates.ndjson';
    const [first = '', ...rest] = (texts[name] ?? '').split('\n');
    const deep = first.replace('"content":', `"content":{"deep":${nested(3000)}},"was":`);
    texts[name] = [deep, ...rest].join('\n');
  });
  await refuses(bad, /Line 1 of data\/quote_templates\.ndjson is nested too deep/);
});

it('refuses rows that point at what is not in it', async () => {
  await refuses(
    withLine('projects', (row) => {
      row.clientId = 4711;
    }),
    /points by clientId at a row that is not there/,
  );
});

it.each([
  ['project_photos', 'projectId', -1, /changed or damaged/],
  ['invoice_lines', 'invoiceId', 0, /changed or damaged/],
  ['time_entries', 'userId', -2, /points by userId at a row that is not there/],
])('refuses in %s a %s of nobody that no export has', async (table, column, value, why) => {
  const bad = withLine(table, (row) => {
    row[column] = value;
  });
  await refuses(bad, why);
});

it('refuses another version, other tables and files of nothing', async () => {
  await refuses(
    withManifest((manifest) => {
      manifest.shape = '0'.repeat(64);
    }),
    /another version of the product/,
  );
  await refuses(
    withManifest((manifest) => {
      manifest.tables.pop();
    }),
    /other tables/,
  );
  await refuses(
    withManifest((manifest) => {
      manifest.files.push({ ...manifest.files[0], row: 99 });
    }),
    /files that belong to nothing/,
  );
});

it('takes all of it back when it fails in the middle', async () => {
  const twice = forged(zip, (texts) => {
    const name = 'data/invoices.ndjson';
    const [first = '', second = '', ...rest] = (texts[name] ?? '').split('\n');
    const { uid } = JSON.parse(first);
    texts[name] = [first, JSON.stringify({ ...JSON.parse(second), uid }), ...rest].join('\n');
  });
  await refuses(twice, /the same thing twice/);
});

it('leaves the company free for a good one after all of that', async () => {
  expect(await importInto(to, zip)).toMatchObject({ status: 'done' });
});

it('refuses a company in which something was entered, and another import into one that was filled', async () => {
  await to.agent.post('/api/company/imports').send({ fileName: 'dwang.zip', size: 1000 }).expect(409);
});

it('takes the same piece twice as one, refuses one out of turn, one of another length, and to run what is not whole', async () => {
  const { agent } = await test.people.signUp();
  const { id } = (await agent.post('/api/company/imports').send({ fileName: 'dwang.zip', size: 100 }).expect(201)).body;
  const piece = (index: number, length: number) =>
    agent
      .put(`/api/company/imports/${id}/pieces/${index}`)
      .set('content-type', 'application/octet-stream')
      .send(Buffer.alloc(length, 1));
  await piece(1, 100).expect(409);
  await piece(0, 99).expect(400);
  await agent.post(`/api/company/imports/${id}/run`).expect(409);
  await piece(0, 100).expect(200);
  expect((await piece(0, 100).expect(200)).body).toMatchObject({ nextPiece: 1, done: 100 });
  await agent.delete(`/api/company/imports/${id}`).expect(204);
  await agent.get(`/api/company/imports/${id}`).expect(404);
});
