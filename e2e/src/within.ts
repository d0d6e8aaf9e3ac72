import type { Page } from '@playwright/test';

/** Goes to a path of the app as its own links do, without loading the page anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, path);
}
