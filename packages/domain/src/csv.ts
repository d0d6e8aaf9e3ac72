/** A spreadsheet takes text that begins so for a formula, and would run it, also after spaces and quotes. Source: OWASP, CSV injection. */
const FORMULA = /^['"\s]*[=+\-@]|^[\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** Byte order mark: without it Excel reads macrons as two letters each. */
export const CSV_START = '\uFEFF';

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /["\r\n,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file, ended by CRLF. Source: RFC 4180. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;
