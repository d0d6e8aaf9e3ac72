/** The worker's store of what has been read of the API (shell/src/sw/answers.ts), as far as it concerns the page. */
const COPIES = 'dwang-api';

/** How many answers of the server this device keeps for reading without signal; null where the browser cannot say. */
export async function countCopies(): Promise<number | null> {
  if (!('caches' in globalThis)) return null;
  return (await (await caches.open(COPIES)).keys()).length;
}

/** Takes them away; unsent work and drafts are kept elsewhere and stay. */
export async function clearCopies(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(COPIES);
}
