import { ErrorCode, type ImportClientsQuery, type ImportColumn, type ImportedLine, type ImportReport } from '@dwang/contracts';
import type { CsvRow } from '@dwang/domain';
import { Conflict, Database, Invalid, inParts, inPieces, readCsvFile, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { ClientRow } from '../client.entity';
import { ContactRow } from '../client-details.entity';
import { guessColumns } from './columns';
import { type KnownClient, type MatchedRow, matchRows } from './match-rows';
import { keyOf, type ReadRow, readRows } from './read-rows';
import { WriteClients } from './write-clients';

type Query = z.output<typeof ImportClientsQuery>;

const LINES_SHOWN = 300;
const SAMPLES = 3;
const ORDER: ImportedLine['outcome'][] = ['refused', 'twin', 'new', 'contact', 'skipped', 'matched'];

/** Clients from a CSV file. Only said, unless asked to do it; then all of it or nothing. */
@Injectable()
export class ClientImport {
  constructor(
    private readonly db: Database,
    private readonly clients: WriteClients,
  ) {}

  async run(scope: Scope, query: Query, file: Buffer): Promise<ImportReport> {
    const { headings, rows } = await readCsvFile(file, 'client');
    const columns = fitted(query.columns ?? guessColumns(headings), headings);
    const read = await inPieces(readRows(rows, columns));
    const shown = { columns: describe(headings, rows, columns) };
    const match = async () => decided(await inPieces(matchRows(read, await this.known(scope, read))), query);
    if (query.dryRun) return { ...shown, ...report(await match()), isDone: false };
    return this.db.tx(async () => {
      const matched = await match();
      refuseUndecided(matched);
      await this.clients.write(scope, matched);
      return { ...shown, ...report(matched), isDone: true };
    });
  }

  /** Clients of the names in the file; archived ones too, so that they are not made a second time. */
  private async known({ companyId }: Scope, rows: readonly ReadRow[]): Promise<KnownClient[]> {
    const names = [...new Set(rows.map(({ sortName }) => sortName))];
    const known: KnownClient[] = [];
    await inParts(names, async (some) => {
      const found = await this.db.repo(ClientRow).findBy({ companyId, sortName: In(some) });
      const ids = found.map(({ id }) => id);
      const contacts = await this.db.repo(ContactRow).findBy({ companyId, clientId: In(ids) });
      const people = new Map<number, string[]>();
      for (const one of contacts) people.set(one.clientId, [...(people.get(one.clientId) ?? []), one.name]);
      for (const client of found) {
        const { id, name, contact, email, phone, sortName, emailKey, phoneKey } = client;
        known.push({
          ...{ id, name, email, phone, sortName, key: keyOf(sortName, emailKey, phoneKey) },
          people: [contact, ...(people.get(id) ?? [])],
          words: client,
        });
      }
    });
    return known;
  }
}

/** As many as the file has columns; what is not said is left out. */
function fitted(columns: readonly ImportColumn[], headings: readonly string[]): ImportColumn[] {
  if (columns.length > headings.length) throw new Invalid('columns', `The file has ${headings.length} columns`);
  return headings.map((_, index) => columns[index] ?? 'skip');
}

/** Applies what the person chose. */
function decided(rows: readonly MatchedRow[], { twins, add, skip, leaveOutRefused }: Query): MatchedRow[] {
  const [adds, skips] = [new Set(add), new Set(skip)];
  return rows.map((one) => {
    const { outcome, row } = one;
    if (outcome === 'refused') return leaveOutRefused ? { ...one, outcome: 'skipped' } : one;
    if (outcome !== 'twin') return one;
    if (skips.has(row.line)) return { ...one, outcome: 'skipped' };
    if (adds.has(row.line) || twins === 'add') return { ...one, outcome: 'new' };
    return twins === 'skip' ? { ...one, outcome: 'skipped' } : one;
  });
}

function refuseUndecided(rows: readonly MatchedRow[]): void {
  const [refused, twins] = [countOf(rows, 'refused'), countOf(rows, 'twin')];
  if (refused > 0) {
    throw new Conflict(ErrorCode.importUndecided, `${lines(refused)} cannot be read. Nothing was imported.`, 'leaveOutRefused');
  }
  if (twins > 0) {
    throw new Conflict(ErrorCode.importUndecided, `Please decide about ${lines(twins)}. Nothing was imported.`, 'twins');
  }
}

const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);
const countOf = (rows: readonly MatchedRow[], wanted: ImportedLine['outcome']): number =>
  rows.filter(({ outcome }) => outcome === wanted).length;

/** What needs a person's eye comes first. */
const rankOf = ({ outcome, isShortened }: MatchedRow): number => ORDER.indexOf(isShortened ? 'twin' : outcome);

function report(rows: readonly MatchedRow[]): Pick<ImportReport, 'counts' | 'lines'> {
  const count = (outcome: ImportedLine['outcome']) => countOf(rows, outcome);
  const shown = rows.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, LINES_SHOWN);
  return {
    counts: {
      new: count('new'),
      contact: count('contact'),
      matched: count('matched'),
      twin: count('twin'),
      skipped: count('skipped'),
      refused: count('refused'),
    },
    lines: shown.map(({ row: { line, fields }, outcome, reason }) => {
      const { email, phone } = fields;
      const name = outcome === 'contact' ? fields.contact : fields.name;
      return { line, outcome, name, email, phone, reason };
    }),
  };
}

const describe = (headings: readonly string[], rows: readonly CsvRow[], columns: readonly ImportColumn[]) =>
  headings.map((heading, index) => ({
    heading,
    use: columns[index] ?? ('skip' as const),
    samples: rows
      .map(({ cells }) => cells[index] ?? '')
      .filter(Boolean)
      .slice(0, SAMPLES)
      .map((sample) => sample.slice(0, 80)),
  }));
