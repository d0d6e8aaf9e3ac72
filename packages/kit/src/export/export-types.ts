export type ExportFormat = 'csv' | 'xlsx' | 'pdf';

/** A column of an exported list. */
export interface ExportColumn<Row> {
  title: string;
  /**
   * What `value` answers, default `text`: `money` and `number` are decimal strings or numbers, `day` is `YYYY-MM-DD`. Decides how a PDF
   * writes it and what Excel can reckon with; CSV holds it as it is.
   */
  kind?: 'text' | 'number' | 'money' | 'day';
  value: (row: Row) => string | number | null | undefined;
}

export interface ListExport<Row> {
  /** The file's name without its ending: `Jobs-2026-10-03`. */
  name: string;
  /** Heading of the PDF; the name where there is none. */
  title?: string | undefined;
  /** Below the heading: which rows these are. */
  subtitle?: string | undefined;
  columns: readonly ExportColumn<Row>[];
  rows: AsyncIterable<Row>;
  format: ExportFormat;
  /** Called with the number of rows read so far. */
  onProgress?: ((count: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** The rows as they are handed on: one cell per column, nothing is ''. */
export type Cell = string | number;

export interface CellTable {
  columns: readonly { title: string; kind: NonNullable<ExportColumn<unknown>['kind']> }[];
  rows: readonly (readonly Cell[])[];
}
