import type { Steps } from '../steps';

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

/** Why a line is refused that is dated later than it can be: `written` as in the file, `day` as `YYYY-MM-DD`. */
export function aheadReason(written: string, day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  const name = MONTHS[(month ?? 1) - 1] ?? '';
  return `“${written}” is ${date} ${name.slice(0, 1).toUpperCase()}${name.slice(1)} ${year}, which lies ahead.`;
}

/** What the days of a file say of the order in which they are written. */
export interface ShownOrder {
  /** The one in which all of them are days, or `both` where some are days only in the one and some only in the other; null when either will do. */
  order: DayOrder | 'both' | null;
  /** Whether some of them are other days in the other order. */
  isOpen: boolean;
}

export function* dayOrderOf(cells: Iterable<string>): Steps<ShownOrder> {
  let [isDayFirst, isMonthFirst, isOpen] = [false, false, false];
  for (const cell of cells) {
    const [day, other] = [readDay(cell), readDay(cell, 'monthFirst')];
    isDayFirst ||= day !== null && other === null;
    isMonthFirst ||= other !== null && day === null;
    isOpen ||= day !== null && other !== null && day !== other;
    yield;
  }
  const order = isDayFirst && isMonthFirst ? 'both' : isMonthFirst ? 'monthFirst' : isDayFirst ? 'dayFirst' : null;
  return { order, isOpen };
}

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
