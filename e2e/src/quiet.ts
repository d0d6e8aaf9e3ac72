import { expect, type Page, type Request } from '@playwright/test';
import { inTallWindow } from './tall';

const SKELETONS = '.dwang-skeleton, .dwang-shimmer, .ant-skeleton';

/** Counts what the page has asked for and not been answered; the stream of live events, which never ends, is left out. */
export function watchRequests(page: Page): { untilQuiet(): Promise<void>; untilDrawn(): Promise<void> } {
  const open = new Set<Request>();
  page.on('request', (request) => !request.url().endsWith('/api/events') && open.add(request));
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
