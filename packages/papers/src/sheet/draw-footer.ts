import type { Sheet } from './sheet';

const style = { size: 8, ink: 'quiet' } as const;

/** At the foot of every page: what and whose the document is, and `Page 2 of 5`. Called when everything else is drawn. */
export function drawFooter(sheet: Sheet, text: string): void {
  sheet.onEveryPage((page, pages) => {
    sheet.write(text, sheet.left, sheet.footer, style);
    sheet.write(`Page ${page} of ${pages}`, sheet.right, sheet.footer, style, 'right');
  });
}

/** A name that leaves room for the rest of the line. */
export const shortName = (text: string): string => (text.length > 70 ? `${text.slice(0, 69)}…` : text);
