import { daysBetween } from '@dwang/domain';
import type { Cell, CellTable } from './export-types';

const HEADING_STYLE = 1;
const STYLES = { text: 0, number: 2, money: 3, day: 4 } as const;
type Kind = keyof typeof STYLES;
/** Excel's own limit of signs in a cell. */
const MOST_SIGNS = 32_767;
/** Excel counts days from here. Source: ECMA-376 part 1, 18.17.4.1 (the year 1900 as a leap year). */
const FIRST_DAY = '1899-12-30';
const NUMBER = /^-?\d+(\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const toXml = (text: string): string =>
  text
    .slice(0, MOST_SIGNS)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML holds none of them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const textCell = (text: string, style: number): string =>
  text === '' ? '<c/>' : `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${toXml(text)}</t></is></c>`;

/** Text stays text whatever it begins with: only what the column calls a number or a day becomes one. */
function cellXml(cell: Cell, kind: Kind): string {
  const text = String(cell);
  if (kind === 'day' && DAY.test(text)) return `<c s="${STYLES.day}"><v>${daysBetween(FIRST_DAY, text)}</v></c>`;
  if ((kind === 'number' || kind === 'money') && NUMBER.test(text)) return `<c s="${STYLES[kind]}"><v>${text}</v></c>`;
  return textCell(text, STYLES.text);
}

/** In signs of the usual font, from the first rows. */
function widthOf({ columns, rows }: CellTable, index: number): number {
  const longest = rows.slice(0, 200).reduce((most, cells) => Math.max(most, String(cells[index] ?? '').length), 0);
  return Math.min(60, Math.max(longest, columns[index]?.title.length ?? 0) + 3);
}

/** The worksheet: a bold heading that stays in sight, one row for each of the table's. */
export function sheetXml(table: CellTable, namespace: string): string {
  const { columns, rows } = table;
  const widths = columns.map((_, index) => {
    const number = index + 1;
    return `<col min="${number}" max="${number}" width="${widthOf(table, index)}" customWidth="1"/>`;
  });
  const heading = columns.map(({ title }) => textCell(title, HEADING_STYLE)).join('');
  const lines = rows.map((cells) => `<row>${columns.map(({ kind }, index) => cellXml(cells[index] ?? '', kind)).join('')}</row>`);
  return [
    `<worksheet xmlns="${namespace}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
    `<cols>${widths.join('')}</cols><sheetData><row>${heading}</row>`,
    ...lines,
    '</sheetData></worksheet>',
  ].join('');
}
