import { answers, isKeptAnswer } from './answers';
import { hashedFiles, isHashedFile, isLabel, labels } from './files';

declare const self: ServiceWorkerGlobalScope;

const AT_ONCE = 4;

function keeperOf(url: URL) {
  if (isLabel(url)) return labels;
  if (isHashedFile(url)) return hashedFiles;
  return url.origin === self.location.origin && isKeptAnswer(url) ? answers : null;
}

/** Own request with CORS: what Module Federation asked for without would be stored as an unreadable answer. */
async function keep(address: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(address, self.location.href);
  const request = new Request(url, { mode: 'cors', credentials: 'same-origin' });
  const keeper = keeperOf(url);
  if (!keeper) return;
  const [answer, stored] = keeper.handleAll({ request, event });
  await Promise.allSettled([answer, stored]);
}

/** Fetches what is not kept yet, a few at a time, so that the person's own requests come first. */
export async function keepUrls(urls: string[], event: ExtendableEvent): Promise<void> {
  const queue = [...urls];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await keep(next, event);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
