/** A spreadsheet takes text that begins so for a formula, and would run it, also after spaces and quotes. Source: OWASP, CSV injection. */
const FORMULA = /^['"\s]*[=+\-@]|^[\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
/** `+64 21 555 012`, `+64 (0)21 555 012`: nothing in it can be worked out. With hyphens it would be a subtraction. */
const PHONE = /^\+\d{1,3}(?: ?\(0\))?(?: ?\d){1,20}$/;

/** Byte order mark: without it Excel reads macrons as two letters each. */
export const CSV_START = '\uFEFF';

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) && !PHONE.test(text) ? `'${text}` : text;
  return /["\r\n,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file, ended by CRLF. Source: RFC 4180. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`;
