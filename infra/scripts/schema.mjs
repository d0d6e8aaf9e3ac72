// `npm run schema -- data/dwang.sqlite` prints the tables of a database, `npm run schema -- <one> <other>` what differs between two and exits 1
// where something does. A database is a SQLite file or the address of a MySQL or MariaDB server: mysql://root@localhost:3306/dwang
import { createRequire } from 'node:module';
import { readFlags } from './read-flags.mjs';

const requireOf = (name) => createRequire(new URL('../../services/platform/package.json', import.meta.url))(name);

/** Tables by name, each as lines: columns in their order, then indexes and foreign keys by name. */
const readTables = (place) => (place.startsWith('mysql:') ? readMysql(place) : readSqlite(place));

async function readMysql(url) {
  const connection = await requireOf('mysql2/promise').createConnection(url);
  const tables = new Map();
  const [names] = await connection.query('SHOW TABLES');
  for (const name of names.map((row) => String(Object.values(row)[0])).sort()) {
    const [[row]] = await connection.query(`SHOW CREATE TABLE \`${name}\``);
    const [head, ...lines] = row['Create Table'].replace(/ AUTO_INCREMENT=\d+/, '').split('\n');
    const parts = lines.map((line) => line.replace(/,$/, '').trim());
    const isColumn = (line) => line.startsWith('`');
    tables.set(name, [head, ...parts.filter(isColumn), ...parts.filter((line) => !isColumn(line)).sort()]);
  }
  await connection.end();
  return tables;
}

function readSqlite(file) {
  const Database = requireOf(Number.parseInt(process.versions.node, 10) >= 22 ? 'better-sqlite3-napi' : 'better-sqlite3');
  const database = new Database(file, { readonly: true, fileMustExist: true });
  const all = (sql) => database.prepare(sql).all();
  const tables = new Map();
  for (const { name } of all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")) {
    const columns = all(`PRAGMA table_info(${name})`).map(({ name: column, type, notnull, dflt_value, pk }) => {
      const standard = dflt_value?.replace(/^\((.*)\)$/s, '$1');
      return [column, type, notnull && 'NOT NULL', standard !== undefined && `DEFAULT ${standard}`, pk > 0 && `KEY ${pk}`]
        .filter(Boolean)
        .join(' ');
    });
    const indexes = all(`PRAGMA index_list(${name})`).map((index) => {
      const names = all(`PRAGMA index_info(${index.name})`).map((one) => one.name);
      return `${index.unique ? 'UNIQUE' : 'INDEX'} ${index.name} (${names.join(', ')})`;
    });
    const keys = all(`PRAGMA foreign_key_list(${name})`).map(
      (key) => `${key.from} REFERENCES ${key.table} (${key.to}) ON DELETE ${key.on_delete}`,
    );
    tables.set(name, [...columns, ...indexes.sort(), ...keys.sort()]);
  }
  database.close();
  return tables;
}

const [place, otherPlace] = readFlags({}, 2).positionals;
if (!place) {
  console.error('Name a SQLite file or a MySQL address.');
  process.exit(2);
}
const tables = await readTables(place);
const other = otherPlace ? await readTables(otherPlace) : null;
let differences = 0;
for (const name of [...new Set([...tables.keys(), ...(other?.keys() ?? [])])].sort()) {
  const [lines, others] = [tables.get(name) ?? [], other?.get(name) ?? []];
  if (!other) console.log(`${name}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  else if (JSON.stringify(lines) !== JSON.stringify(others)) {
    differences += 1;
    console.log(name);
    for (const line of lines.filter((one) => !others.includes(one))) console.log(`  - ${line}`);
    for (const line of others.filter((one) => !lines.includes(one))) console.log(`  + ${line}`);
    if (lines.every((line) => others.includes(line))) console.log('  in another order');
  }
}
if (other) console.log(`${tables.size} and ${other.size} tables, ${differences} differ.`);
process.exit(differences > 0 ? 1 : 0);
