import type { Sheet } from './sheet';

const SIZE = 9;
const INSET = 2;
const PADDING = 1.6;
/** Of a heading of one line. */
const HEADING_HEIGHT = 8;
const HEADING = { size: 8, weight: 'bold', ink: 'quiet' } as const;

export interface TableColumn {
  title: string;
  /** Millimetres, with 2 mm of air at each side; all columns together are at most as wide as the sheet's text. */
  width: number;
  align?: 'left' | 'right' | undefined;
}

interface PlacedColumn extends TableColumn {
  left: number;
}

function place(sheet: Sheet, columns: readonly TableColumn[]): PlacedColumn[] {
  let left = sheet.left;
  return columns.map((column) => {
    const placed = { ...column, left };
    left += column.width;
    return placed;
  });
}

function writeCell(sheet: Sheet, column: PlacedColumn, text: string, y: number, style: Parameters<Sheet['write']>[3]): void {
  if (column.align === 'right') sheet.write(text, column.left + column.width - INSET, y, style, 'right');
  else sheet.write(text, column.left + INSET, y, style);
}

/** The titles, each on as many lines as its column asks for, ending on the same line. */
function drawHeading(sheet: Sheet, columns: readonly PlacedColumn[]): void {
  const titles = columns.map(({ title, width }) => sheet.wrap(title, width - INSET * 2, HEADING));
  const lines = Math.max(1, ...titles.map(({ length }) => length));
  const more = (lines - 1) * sheet.lineHeight(HEADING.size);
  sheet.box(sheet.left, sheet.y, sheet.right - sheet.left, HEADING_HEIGHT - 1.5 + more);
  columns.forEach((column, index) => {
    const title = titles[index] ?? [];
    title.forEach((line, at) => {
      const y = sheet.y + 4.4 + (lines - title.length + at) * sheet.lineHeight(HEADING.size);
      writeCell(sheet, column, line, y, HEADING);
    });
  });
  sheet.y += HEADING_HEIGHT + more;
}

/** A row stays whole where it fits on a page; one that is taller than a page flows over. */
function drawRow(sheet: Sheet, columns: readonly PlacedColumn[], cells: readonly string[]): void {
  const height = sheet.lineHeight(SIZE);
  const texts = columns.map(({ width }, index) => sheet.wrap(cells[index] ?? '', width - INSET * 2, { size: SIZE }));
  const lines = Math.max(...texts.map(({ length }) => length));
  const turn = () => {
    sheet.turn();
    drawHeading(sheet, columns);
  };
  if (!sheet.fits(Math.min(lines * height + PADDING * 2, sheet.bottom - sheet.top - HEADING_HEIGHT))) turn();
  sheet.y += PADDING;
  for (let line = 0; line < lines; line += 1) {
    if (!sheet.fits(height)) turn();
    columns.forEach((column, index) => {
      writeCell(sheet, column, texts[index]?.[line] ?? '', sheet.y + height * 0.78, { size: SIZE });
    });
    sheet.y += height;
  }
  sheet.y += PADDING;
  sheet.rule(sheet.y);
}

/** A table from the pen downwards; its heading stands again at the top of each page. */
export function drawTable(sheet: Sheet, columns: readonly TableColumn[], rows: Iterable<readonly string[]>): void {
  const placed = place(sheet, columns);
  if (!sheet.fits(HEADING_HEIGHT * 3)) sheet.turn();
  drawHeading(sheet, placed);
  for (const cells of rows) drawRow(sheet, placed, cells);
}
