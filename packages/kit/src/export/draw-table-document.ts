import { type DocumentFonts, documentDay, documentMoney, drawFooter, drawTable, Sheet, shortName } from '@dwang/papers';
import type { Cell, CellTable } from './export-types';
import { fitWidths } from './fit-widths';

export interface TableDocument extends CellTable {
  title: string;
  subtitle: string;
}

type Kind = CellTable['columns'][number]['kind'];

const FORMATS: Partial<Record<Kind, (text: string) => string>> = {
  money: (text) => (/^-?\d+(\.\d{1,2})?$/.test(text) ? documentMoney(text) : text),
  day: (text) => (/^\d{4}-\d{2}-\d{2}/.test(text) ? documentDay(text) : text),
};

const inWords = (cell: Cell, kind: Kind): string => FORMATS[kind]?.(String(cell)) ?? String(cell);

/** A list as a document: heading, table, and at the foot of each page the heading again with `Page 1 of 3`. */
export function drawTableDocument({ title, subtitle, columns, rows }: TableDocument, fonts: DocumentFonts): ArrayBuffer {
  const sheet = new Sheet(fonts, () => {});
  sheet.describe(title);
  sheet.paragraph(title, sheet.left, sheet.right - sheet.left, { size: 16, weight: 'bold' });
  if (subtitle) sheet.paragraph(subtitle, sheet.left, sheet.right - sheet.left, { ink: 'quiet' });
  sheet.y += 4;
  const texts = rows.map((cells) => columns.map(({ kind }, index) => inWords(cells[index] ?? '', kind)));
  drawTable(sheet, fitWidths(sheet, columns, texts), texts);
  drawFooter(sheet, shortName(subtitle ? `${title} · ${subtitle}` : title));
  return sheet.bytes();
}
