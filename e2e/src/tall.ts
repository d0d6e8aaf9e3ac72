import type { Page } from '@playwright/test';

const HEIGHT = 8000;

/** Does the work with a window in which the whole screen is seen at once; within the same it changes nothing. */
export async function inTallWindow(page: Page, work: () => Promise<void>): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  if (size.height === HEIGHT) return work();
  await page.setViewportSize({ width: size.width, height: HEIGHT });
  await work();
  await page.setViewportSize(size);
}
