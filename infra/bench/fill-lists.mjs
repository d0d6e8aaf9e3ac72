import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

// The drivers are the platform's.
const loadDriver = (name) => createRequire(new URL('../../services/platform/package.json', import.meta.url))(name);
/** Rows in one statement on MySQL. */
const BATCH = 2000;
const NAMES = ['Māori land fence', 'Whānau deck', 'Kitchen', 'Re-roof', 'Bathroom', 'Garage', 'Handrails', 'Cladding'];
const STAGES = ['enquiry', 'quoted', 'booked', 'in_progress', 'to_invoice', 'done'];
const WORK = ['Lining', 'Set-out', 'Flashing', 'Gib stopping', 'Decking', 'Cladding', 'Site clean-up', 'Bracing', 'Skirting'];
const MINUTE_MS = 60_000;
const START = Date.parse('2025-01-01T20:00:00Z');
/** However many rows there are, they lie within the same days: 15 months. */
const SPAN_MS = 463 * 24 * 60 * MINUTE_MS;
const DUE_MS = 14 * 24 * 60 * MINUTE_MS;

/** A file of SQLite or an address of MySQL, with `?` for values. */
export async function openDatabase(place) {
  if (place.startsWith('mysql:')) {
    const connection = await loadDriver('mysql2/promise').createConnection({ uri: place, charset: 'utf8mb4', timezone: 'Z' });
    const run = async (sql, values = []) => (await connection.query(sql, values))[0];
    return { run, batch: BATCH, close: () => connection.end() };
  }
  const Driver = loadDriver(Number.parseInt(process.versions.node, 10) >= 22 ? 'better-sqlite3-napi' : 'better-sqlite3');
  const file = new Driver(place, { timeout: 30_000 });
  const kept = new Map();
  const run = (sql, values = []) => {
    const statement = kept.get(sql) ?? file.prepare(sql);
    kept.set(sql, statement);
    return statement.reader ? statement.all(values) : statement.run(values);
  };
  return { run, batch: 1, close: () => file.close() };
}

const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const instant = (at) => new Date(START + at).toISOString().replace('T', ' ').replace('Z', '');
const day = (at) => instant(at).slice(0, 10);

/** Who stands on an invoice, as its row keeps it. */
const party = (name) =>
  JSON.stringify({
    name,
    contact: '',
    email: '',
    phone: '',
    address: '1 Tōtara Street',
    gstNumber: '49-091-850',
    bankAccount: '',
  });

/** Puts `entries` time entries and a tenth as many jobs, clients and invoices into the user's company. */
export async function fillLists(place, entries, { id: userId, company }) {
  const db = await openDatabase(place);
  const few = entries / 10;
  const [timeAt, at] = [SPAN_MS / entries, SPAN_MS / few].map((gap) => (index) => Math.round(index * gap));
  const own = { companyId: company.id, userId, version: 1 };
  const idAfter = async (table) => Number((await db.run(`SELECT MAX(id) AS last FROM ${table}`))[0].last ?? 0) + 1;
  const stamps = (made) => ({ createdAt: instant(made), updatedAt: instant(made) });
  await db.run('BEGIN');
  const client = await idAfter('clients');
  await insert(db, 'clients', few, (index) => {
    const name = `${NAMES[index % NAMES.length]} client ${index}`;
    const texts = {
      name,
      contact: '',
      email: '',
      phone: '',
      address: '',
      notes: '',
      sortName: fold(name),
      searchText: fold(name),
    };
    return { id: client + index, ...own, ...texts, ...stamps(at(index)) };
  });
  const project = await idAfter('projects');
  await insert(db, 'projects', few, (index) => {
    const name = `${NAMES[index % NAMES.length]} ${index}`;
    const stage = STAGES[index % STAGES.length];
    return {
      id: project + index,
      ...own,
      name,
      clientId: client + ((index * 7) % few),
      location: 'Ōrākei',
      hourlyRateCents: 6500,
      progress: (index * 5) % 105,
      description: '',
      status: stage === 'done' ? 'completed' : 'active',
      stage,
      stageOrder: -index * 1024,
      sortName: fold(name),
      searchText: fold(`${name} Ōrākei`),
      ...stamps(at(index)),
      lastActivityAt: instant(at(index)),
    };
  });
  await insert(db, 'invoices', few, (index) => ({
    ...own,
    clientId: client + index,
    projectId: project + index,
    clientName: `Client ${index}`,
    searchText: `inv-bench-${index} client ${index}`,
    invoiceNumber: `INV-BENCH-${index}`,
    issueDate: day(at(index)),
    dueDate: day(at(index) + DUE_MS),
    subtotalCents: 10_000,
    taxCents: 1500,
    totalCents: 11_500,
    status: index % 3 ? 'paid' : 'pending',
    notes: '',
    seller: party('Kauri & Sons'),
    buyer: party(`Client ${index}`),
    ...stamps(at(index)),
  }));
  await insert(db, 'time_entries', entries, (index) => ({
    ...own,
    projectId: project + (index % few),
    startTime: instant(timeAt(index)),
    endTime: instant(timeAt(index) + 30 * MINUTE_MS),
    duration: 1800,
    ...noteOf(index),
    hourlyRateCents: 6500,
    amountCents: 3250,
    ...stamps(timeAt(index)),
  }));
  await db.run(KEPT);
  await db.run(JOBS_OF_CLIENTS);
  for (const table of ['clients', 'projects', 'time_entries', 'invoices']) await insertWords(db, table);
  await db.run('COMMIT');
  await db.close();
}

const sum = (value) => `(SELECT COALESCE(SUM(${value}), 0) FROM time_entries entry WHERE entry.projectId = projects.id)`;
/** As the product keeps it beside each job. */
const KEPT =
  `UPDATE projects SET timeCount = ${sum('1')}, timeSeconds = ${sum('entry.duration')}, timeCents = ${sum('entry.amountCents')}, ` +
  `unbilledCount = ${sum('entry.invoiceId IS NULL')}, ` +
  `unbilledSeconds = ${sum('CASE WHEN entry.invoiceId IS NULL THEN entry.duration ELSE 0 END')}, ` +
  // Each spans half an hour.
  'longestSeconds = 1801, ' +
  'unbilledFrom = (SELECT MIN(entry.startTime) FROM time_entries entry WHERE entry.projectId = projects.id AND entry.invoiceId IS NULL), ' +
  `unbilledCents = ${sum('CASE WHEN entry.invoiceId IS NULL THEN entry.amountCents ELSE 0 END')}, ` +
  "endOrder = COALESCE(endDate, '9999-12-31'), " +
  "clientOrder = COALESCE((SELECT client.sortName FROM clients client WHERE client.id = projects.clientId), '~')";

const JOBS_OF_CLIENTS =
  "UPDATE clients SET activeJobs = (SELECT COUNT(*) FROM projects job WHERE job.companyId = clients.companyId AND job.status = 'active' " +
  'AND job.clientId = clients.id)';

/** The words of the rows that have none yet, as the product splits them. */
async function insertWords(db, table) {
  const words = `${table}_words`;
  const sql = `SELECT id, companyId, searchText FROM ${table} WHERE id > ? AND id NOT IN (SELECT rowId FROM ${words}) ORDER BY id LIMIT ${BATCH}`;
  for (let last = 0; ; ) {
    const rows = await db.run(sql, [last]);
    if (rows.length === 0) return;
    const lines = rows.flatMap(({ id, companyId, searchText }) => {
      const found = (searchText.match(/\p{L}+|\p{N}+/gu) ?? []).flatMap((word) => [word, word.replace(/^0+(?=.)/, '')]);
      return [...new Set([...found, ...found.map((word) => `^${[...word][0]}`)])].map((word) => [companyId, word, id]);
    });
    await insertLines(db, words, ['companyId', 'word', 'rowId'], lines);
    if (table === 'time_entries')
      await carry(
        db,
        words,
        table,
        rows.map(({ id }) => id),
      );
    last = Number(rows.at(-1).id);
  }
}

/** What a search of time sums and sorts by stands beside the words. */
async function carry(db, words, table, ids) {
  const copy = (name) => `${name} = (SELECT stored.${name} FROM ${table} stored WHERE stored.id = ${words}.rowId)`;
  const copies = ['projectId', 'startTime', 'duration', 'amountCents', 'invoiceId'].map(copy);
  await db.run(`UPDATE ${words} SET ${copies.join(', ')} WHERE rowId BETWEEN ? AND ?`, [ids[0], ids.at(-1)]);
}

/** One in forty is framing. */
function noteOf(index) {
  const notes = index % 40 ? `${WORK[index % WORK.length]}, bay ${index % 997}` : 'Framing';
  return { notes, searchText: fold(notes) };
}

async function insert(db, table, count, rowOf) {
  for (let at = 0; at < count; at += db.batch) {
    // The server's answers and its closed connections are noticed in between.
    if (at % BATCH === 0) await pause(0);
    const rows = Array.from({ length: Math.min(db.batch, count - at) }, (_, index) => ({
      uid: randomUUID(),
      ...rowOf(at + index),
    }));
    await insertLines(db, table, Object.keys(rows[0]), rows.map(Object.values));
  }
}

async function insertLines(db, table, columns, lines) {
  const marks = `(${columns.map(() => '?').join(', ')})`;
  for (let at = 0; at < lines.length; at += db.batch) {
    const some = lines.slice(at, at + db.batch);
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${some.map(() => marks).join(', ')}`;
    await db.run(sql, some.flat());
  }
}
