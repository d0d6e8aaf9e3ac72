import { readFile } from 'node:fs/promises';
import type { DocumentFonts } from './sheet/sheet';

/** Reads the two embedded fonts from the disk: beside this code, or beside the built server. */
export async function readFonts(): Promise<DocumentFonts> {
  const [regular, semibold] = await Promise.all([
    readFile(new URL('./fonts/inter-regular.ttf', import.meta.url)),
    readFile(new URL('./fonts/inter-semibold.ttf', import.meta.url)),
  ]);
  return { regular, semibold };
}
