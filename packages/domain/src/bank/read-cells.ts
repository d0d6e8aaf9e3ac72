const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Null unless the cell is a day between 2000 and 2099: day/month/year as New Zealand's banks write it, ISO, or with the month's name. */
export function readDay(cell: string): string | null {
  const text = cell.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(text);
  if (iso) return dayOfParts(iso[1], iso[2], iso[3]);
  const local = /^(\d{1,2})[-/. ](\d{1,2}|[A-Za-z]{3,9})[-/. ,]+(\d{4}|\d{2})$/.exec(text);
  return local ? dayOfParts(local[3], monthOf(local[2]), local[1]) : null;
}

function monthOf(text = ''): string {
  if (/^\d/.test(text)) return text;
  return String(MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1);
}

function dayOfParts(yearText = '', monthText = '', dayText = ''): string | null {
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
  const date = new Date(Date.UTC(year, Number(monthText) - 1, Number(dayText)));
  const isReal = date.getUTCMonth() === Number(monthText) - 1 && date.getUTCDate() === Number(dayText);
  return isReal && year >= 2000 && year <= 2099 ? date.toISOString().slice(0, 10) : null;
}

/** Less than `Money` of the contracts can hold. */
const MOST_CENTS = 99_999_999_999;

/** Cents; null unless the cell is an amount: `1,234.50`, `$5`, `-5`, `5-`, `(5.00)`, `5.00 DR`. Commas count only between thousands. */
export function readAmount(cell: string): number | null {
  let text = cell.replace(/[\s\u00a0$]|NZD/gi, '').replace(/[\u2212\u2013]/g, '-');
  let isOut = false;
  const turn = (pattern: RegExp, without: string) => {
    if (!pattern.test(text)) return false;
    text = text.replace(pattern, without);
    return true;
  };
  if (turn(/^\((.*)\)$/, '$1') || turn(/DR?$/i, '') || turn(/^-/, '') || turn(/-$/, '')) isOut = true;
  else if (!turn(/CR?$/i, '')) turn(/^\+/, '');
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!match || text === '') return null;
  const [, whole = '0', part = ''] = match;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
  if (cents > MOST_CENTS) return null;
  return isOut && cents > 0 ? -cents : cents;
}
