import { expect, type Page } from '@playwright/test';

/** Runs in the page: files of the remotes that the service worker has not kept yet. */
async function missingFiles(): Promise<string[]> {
  if (!navigator.serviceWorker.controller) return ['the service worker is not in control'];
  const { remotes } = await (await fetch('/remotes.json')).json();
  const addresses: string[] = [];
  for (const { channels } of Object.values<{ channels: { stable: string } }>(remotes)) {
    const manifest = new URL(channels.stable, location.href);
    const { assets } = await (await fetch(manifest)).json();
    addresses.push(...assets.map((name: string) => new URL(name, manifest).href));
  }
  const kept = await Promise.all(addresses.map((address) => caches.match(address)));
  return addresses.filter((_, index) => !kept[index]);
}

/** Waits until the device holds the whole app, so that it opens without a network. */
export async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(missingFiles), { timeout: 60_000 }).toEqual([]);
}

/** Waits until the device holds an answer of the API below this path. */
export async function untilAnswerKept(page: Page, path: string): Promise<void> {
  const addresses = () =>
    page.evaluate(async () => (await (await caches.open('dwang-api')).keys()).map(({ url }) => decodeURIComponent(url)));
  await expect.poll(addresses, { timeout: 30_000 }).toContainEqual(expect.stringContaining(`/api${path}`));
}
