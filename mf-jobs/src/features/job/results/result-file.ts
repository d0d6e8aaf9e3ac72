import type { ToolResult } from '@dwang/contracts';
import { exportRows } from '@dwang/kit/export';
import { toolWords, trustWords } from './result-words';

interface FileRow {
  part: string;
  name: string;
  value: string;
  unit?: string | undefined;
}

/** All of a result, line by line, as it goes into the file. `taken` is the time in words. */
function fileRows(row: ToolResult, taken: string): FileRow[] {
  const figures = (part: string, list: ToolResult['answers']) =>
    list.map(({ label, value, unit }) => ({ part, name: label, value, unit }));
  return [
    { part: 'Result', name: 'Name', value: row.title },
    { part: 'Result', name: 'Note', value: row.note },
    ...figures('Answer', row.answers),
    ...row.materials.map(({ description, quantity, unit }) => ({ part: 'Material', name: description, value: quantity, unit })),
    ...figures('Typed in', row.inputs),
    ...row.warnings.map((warning) => ({ part: 'Warning', name: '', value: warning })),
    { part: 'Taken', name: 'When', value: taken },
    { part: 'Taken', name: 'Tool', value: toolWords(row.tool) },
    { part: 'Taken', name: 'Device', value: row.device },
    { part: 'Taken', name: 'Trust', value: trustWords(row).join(', ') },
    { part: 'Taken', name: 'Source', value: row.source },
  ].filter(({ value }) => value !== '');
}

/** Saves one result as a CSV file. */
export const saveResultFile = (row: ToolResult, taken: string): Promise<string> =>
  exportRows<FileRow>({
    name: row.title,
    format: 'csv',
    columns: [
      { title: 'Part', value: ({ part }) => part },
      { title: 'Name', value: ({ name }) => name },
      { title: 'Value', value: ({ value }) => value },
      { title: 'Unit', value: ({ unit }) => unit },
    ],
    rows: each(fileRows(row, taken)),
  });

async function* each<Row>(rows: readonly Row[]): AsyncIterable<Row> {
  yield* rows;
}
