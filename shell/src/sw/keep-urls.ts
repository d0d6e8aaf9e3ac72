import { answers, isKeptAnswer } from './answers';
import { hashedFiles, isHashedFile, isLabel, labels } from './files';
import { sideBySide } from './side-by-side';

declare const self: ServiceWorkerGlobalScope;

function keeperOf(url: URL) {
  if (isLabel(url)) return labels;
  if (isHashedFile(url)) return hashedFiles;
  return url.origin === self.location.origin && isKeptAnswer(url) ? answers : null;
}

/** Own request with CORS: what Module Federation asked for without would be stored as an unreadable answer. */
async function keep(address: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(address, self.location.href);
  const request = new Request(url, { mode: 'cors', credentials: 'same-origin', priority: 'low' });
  const keeper = keeperOf(url);
  if (!keeper) return;
  const [answer, stored] = keeper.handleAll({ request, event });
  await Promise.allSettled([answer, stored]);
}

/** Fetches what is not kept yet, in this order and a few at a time, behind the person's own requests. Resolves when all was tried. */
export const keepUrls = (urls: string[], event: ExtendableEvent): Promise<void> =>
  sideBySide(urls, (address) => keep(address, event));
