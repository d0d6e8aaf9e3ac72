import { FONT_FILES } from '../fonts/font-files';
import { fontFor } from '../sheet/printable-text';
import type { DocumentFonts } from '../sheet/sheet';

async function load(url: URL): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The document's font could not be loaded (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Fetches the embedded fonts, which lie with this code: the wide ones only for a document with a sign that the narrow ones lack. */
export async function loadFonts(document: unknown): Promise<DocumentFonts> {
  const width = fontFor(document);
  const files = FONT_FILES[width];
  const [regular, semibold] = await Promise.all([load(files.regular()), load(files.semibold())]);
  return { regular, semibold, width };
}
