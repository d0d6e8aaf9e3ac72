import { parseDuration } from '@dwang/domain';
import { formatExactHours } from '@dwang/kit';

/** What a cell shows; nothing for no time. */
export const cellText = (seconds: number): string => (seconds === 0 ? '' : formatExactHours(seconds));

/** What is typed in a cell: `7.5`, `7:30`, `2h30`, `45m`; nothing and `0` are no time. Null for anything else. */
export function readCell(text: string): number | null {
  const typed = text.trim();
  if (/^(0+([:.,]0*)?h?)?$/i.test(typed)) return 0;
  return parseDuration(typed);
}

/** A copied block of a spreadsheet: lines and tabs. */
export const readBlock = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
