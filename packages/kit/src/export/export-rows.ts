import { CSV_START, csvLine } from '@dwang/domain';
import type { Cell, CellTable, ExportFormat, ListExport } from './export-types';
import { saveFile } from './save-file';

/** Reads all rows and saves them as a file; answers its name. Rejects with the signal's reason when it is aborted. */
export async function exportRows<Row>(list: ListExport<Row>): Promise<string> {
  const { file, name } = await fileOf(list);
  saveFile(file, name);
  return name;
}

/** Reads all rows and makes the file of them. Rejects with the signal's reason when it is aborted. */
export async function fileOf<Row>(list: ListExport<Row>): Promise<{ file: Blob; name: string }> {
  const table = await readTable(list);
  const file = await WRITERS[list.format](table, list);
  list.signal?.throwIfAborted();
  return { file, name: `${list.name.replace(/[\\/:*?"<>|\s]+/g, '-')}.${list.format}` };
}

type Document = Pick<ListExport<unknown>, 'name' | 'title' | 'subtitle' | 'signal'>;

const WRITERS: Record<ExportFormat, (table: CellTable, document: Document) => Promise<Blob>> = {
  csv: async (table) => csvFile(table),
  xlsx: async (table) => (await import('./write-xlsx')).xlsxFile(table),
  pdf: async (table, { name, title = name, subtitle = '', signal }) =>
    (await import('./table-pdf')).tablePdf({ title, subtitle, ...table }, signal),
};

async function readTable<Row>({ columns, rows, onProgress, signal }: ListExport<Row>): Promise<CellTable> {
  const read: Cell[][] = [];
  for await (const row of rows) {
    signal?.throwIfAborted();
    read.push(columns.map(({ value }) => value(row) ?? ''));
    if (read.length % 50 === 0) onProgress?.(read.length);
  }
  onProgress?.(read.length);
  return { columns: columns.map(({ title, kind = 'text' }) => ({ title, kind })), rows: read };
}

/** Comma-separated values as Excel and Numbers read them: marked as UTF-8, no text that a spreadsheet would run as a formula. */
function csvFile({ columns, rows }: CellTable): Blob {
  const lines = [CSV_START, csvLine(columns.map(({ title }) => title)), ...rows.map((cells) => csvLine(cells))];
  return new Blob(lines, { type: 'text/csv;charset=utf-8' });
}
