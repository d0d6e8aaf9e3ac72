import { expect, type Page, type Request } from '@playwright/test';
import { inTallWindow } from './tall';

const SKELETONS = '.dwang-skeleton, .dwang-shimmer, .ant-skeleton';

const isLive = (request: Request): boolean => request.url().endsWith('/api/events');
/** The script of a worker, which is the only one asked for without this header. */
const isOfWorker = (request: Request): boolean =>
  request.resourceType() === 'script' && request.headers()['user-agent'] === undefined;

/**
 * Counts what the page has asked for and not been answered. Left out are the stream of live events, which never ends, and workers: nobody is
 * told of the end of a request when a page ends its worker before the script is there.
 */
export function watchRequests(page: Page): { untilQuiet(): Promise<void>; untilDrawn(): Promise<void> } {
  const open = new Set<Request>();
  page.on('request', (request) => !isLive(request) && !isOfWorker(request) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const untilDrawn = async () => {
    await expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
    await expect(page.locator(SKELETONS)).toHaveCount(0);
  };
  return {
    /** Waits until nothing is on its way and no skeleton is shown, also of what is only drawn once it is looked at. */
    untilQuiet: () => inTallWindow(page, untilDrawn),
    /** The same of what a window of this size shows. */
    untilDrawn,
  };
}
