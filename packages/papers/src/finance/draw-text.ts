import type { Sheet } from '../sheet/sheet';

/** A small heading with wrapped text under it, which may flow on to further pages. */
export function drawText(sheet: Sheet, title: string, text: string): void {
  sheet.need(14);
  sheet.y += 2;
  sheet.paragraph(title, sheet.left, 120, { size: 8, weight: 'bold', ink: 'quiet' });
  if (text) sheet.paragraph(text, sheet.left, 180);
}
