const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Which of the two comes first in days such as `03/11/2026`. */
export type DayOrder = 'dayFirst' | 'monthFirst';

/** Null unless the cell is a day between 2000 and 2099: in digits in the order given, ISO, or with the month's name. */
export function readDay(cell: string, order: DayOrder = 'dayFirst'): string | null {
  const text = cell.trim().replace(/[T ]\d{1,2}:\d{2}.*$/s, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(text);
  if (iso) return dayOfParts(iso[1], iso[2], iso[3]);
  const local = /^(\d{1,2})[-/. ](\d{1,2}|[A-Za-z]{3,9})[-/. ,]+(\d{4}|\d{2})$/.exec(text);
  if (!local) return null;
  const [, first, second = '', year] = local;
  if (order === 'monthFirst' && /^\d/.test(second)) return dayOfParts(year, first, second);
  return dayOfParts(year, monthOf(second), first);
}

/** The order in which all of the cells are days, or `both` where some are days only in the one order and some only in the other; null when either will do. */
export function dayOrderOf(cells: readonly string[]): DayOrder | 'both' | null {
  const days = cells.map((cell) => ({ dayFirst: readDay(cell) !== null, monthFirst: readDay(cell, 'monthFirst') !== null }));
  const isDayFirst = days.some((one) => one.dayFirst && !one.monthFirst);
  const isMonthFirst = days.some((one) => one.monthFirst && !one.dayFirst);
  if (isDayFirst && isMonthFirst) return 'both';
  if (isMonthFirst) return 'monthFirst';
  return isDayFirst ? 'dayFirst' : null;
}

/** Whether the cell is another day in the other order. */
export const isEitherDay = (cell: string): boolean => {
  const [one, other] = [readDay(cell), readDay(cell, 'monthFirst')];
  return one !== null && other !== null && one !== other;
};

function monthOf(text: string): string {
  if (/^\d/.test(text)) return text;
  return String(MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1);
}

function dayOfParts(yearText = '', monthText = '', dayText = ''): string | null {
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
  const date = new Date(Date.UTC(year, Number(monthText) - 1, Number(dayText)));
  const isReal = date.getUTCMonth() === Number(monthText) - 1 && date.getUTCDate() === Number(dayText);
  return isReal && year >= 2000 && year <= 2099 ? date.toISOString().slice(0, 10) : null;
}
