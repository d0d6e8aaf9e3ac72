import { readFile } from 'node:fs/promises';
import { FONT_FILES } from './fonts/font-files';
import type { FontWidth } from './sheet/printable-text';
import type { DocumentFonts } from './sheet/sheet';

export { type FontWidth, fontFor } from './sheet/printable-text';

/** Reads a pair of embedded fonts from the disk: beside this code, or beside the built server. */
export async function readFonts(width: FontWidth = 'narrow'): Promise<DocumentFonts> {
  const files = FONT_FILES[width];
  const [regular, semibold] = await Promise.all([readFile(files.regular()), readFile(files.semibold())]);
  return { regular, semibold, width };
}
