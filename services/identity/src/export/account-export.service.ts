import { extname } from 'node:path';
import { CSV_START, csvLine } from '@dwang/domain';
import {
  AREAS,
  type AreaDefinition,
  Database,
  ExportedPapers,
  type ExportedRows,
  exportedColumns,
  exportedRow,
  FileStore,
  NotFound,
  readExported,
  type Scope,
  type ZipEntry,
} from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CompanyArchive } from './company-archive.service';

/** Everything that Dwang holds of a company (for its owner) or of a person, as one zip of JSON, CSV, papers and files. */
@Injectable()
export class AccountExport {
  constructor(
    @Inject(AREAS) private readonly areas: readonly AreaDefinition[],
    @Inject(Database) private readonly db: Database,
    @Inject(FileStore) private readonly files: FileStore,
    @Inject(CompanyArchive) private readonly archive: CompanyArchive,
    @Inject(ExportedPapers) private readonly papers: ExportedPapers,
  ) {}

  /** As they are asked for. Call it once for each export, as it is noted that one was taken. */
  async *entries(scope: Scope): AsyncGenerator<ZipEntry> {
    const kinds = this.areas.flatMap(({ exports }) => exports?.(scope) ?? []);
    yield { name: 'readme.txt', content: once(readme(scope, kinds)) };
    for (const kind of kinds) {
      yield { name: `${kind.name}.csv`, content: this.csv(kind) };
      yield { name: `${kind.name}.json`, content: this.json(kind) };
    }
    yield* this.papers.entries(scope);
    if (scope.role === 'owner') yield* this.archive.entries(scope);
    else for (const kind of kinds) yield* this.filesOf(kind);
  }

  private async *csv(kind: ExportedRows): AsyncGenerator<string> {
    const columns = exportedColumns(this.db, kind);
    yield CSV_START + csvLine(columns.map(({ name }) => name));
    for await (const rows of readExported(this.db, kind)) {
      yield rows.map((row) => csvLine(Object.values(exportedRow(row, columns)))).join('');
    }
  }

  private async *json(kind: ExportedRows): AsyncGenerator<string> {
    const columns = exportedColumns(this.db, kind);
    let before = '[\n';
    for await (const rows of readExported(this.db, kind)) {
      yield before + rows.map((row) => JSON.stringify(exportedRow(row, columns))).join(',\n');
      before = ',\n';
    }
    yield before === '[\n' ? '[]\n' : '\n]\n';
  }

  private async *filesOf(kind: ExportedRows): AsyncGenerator<ZipEntry> {
    const { name, file } = kind;
    if (!file) return;
    for await (const rows of readExported(this.db, kind)) {
      for (const row of rows) {
        const key: unknown = row[file.column];
        const opened = typeof key === 'string' && (await this.files.open(key).catch(absent));
        if (opened) yield { name: `${name}/${file.name(row)}${extname(key)}`, content: opened.stream, isCompressed: true };
      }
    }
  }
}

/** A file that is gone is left out; the row still names it. */
function absent(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

const readme = (scope: Scope, kinds: readonly ExportedRows[]): string =>
  [
    `The data of ${scope.role === 'owner' ? scope.companyName : scope.username}, ${new Date().toISOString()}`,
    '',
    'Each kind of row is here twice: as CSV for spreadsheets and as JSON for programs. Money is in NZ dollars, instants are UTC.',
    '',
    ...kinds.map(({ name }) => `- ${name}`),
    ...(scope.seesPrices ? PAPERS : []),
    ...(scope.role === 'owner' ? FOR_DWANG : []),
    '',
  ].join('\n');

const PAPERS = ['', 'Invoices, credit notes and quotes that have a number are also there as PDFs, in folders of those names.'];

const FOR_DWANG = [
  '',
  'data/ and manifest.json are for another installation of the product: there, in a new company, choose Settings, Your data, Import. Numbers of rows',
  'are their places in their tables. The manifest has a SHA-256 of each table and file; an import ends with the same ones.',
];
