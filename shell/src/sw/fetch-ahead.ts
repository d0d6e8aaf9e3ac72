import { sideBySide } from './side-by-side';

declare const self: ServiceWorkerGlobalScope;

async function fetchWhole(url: string): Promise<void> {
  try {
    await (await fetch(url, { priority: 'low' })).arrayBuffer();
  } catch {
    // Workbox asks for it again, and reports what is missing.
  }
}

/**
 * Workbox puts the shell's files away one after the other, a round trip each: more time than a first visit may last. Fetched side by side
 * at the same time, most come out of the browser's own cache there. Files without a hash in their name are left to Workbox.
 */
export function fetchAhead(listed: { url: string; revision: string | null }[]): void {
  const hashed = listed.filter(({ revision }) => revision === null).map(({ url }) => url);
  self.addEventListener('install', (event) => event.waitUntil(sideBySide(hashed, fetchWhole)));
}
