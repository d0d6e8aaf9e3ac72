import type { DocumentFonts } from '../sheet/sheet';

async function load(url: URL): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The document's font could not be loaded (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Fetches the two embedded fonts, which lie with this code. */
export async function loadFonts(): Promise<DocumentFonts> {
  const [regular, semibold] = await Promise.all([
    load(new URL('../fonts/inter-regular.ttf', import.meta.url)),
    load(new URL('../fonts/inter-semibold.ttf', import.meta.url)),
  ]);
  return { regular, semibold };
}
