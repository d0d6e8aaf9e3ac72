import type { Page } from '@playwright/test';

/** Pixels. A wide window shows as much in half the height; drawing it is what the journeys spend most of their time on. */
const NARROW_HEIGHT = 8000;
const WIDE_HEIGHT = 4000;
const WIDE = 800;

/** Does the work with a window in which the whole screen is seen at once; within the same it changes nothing. */
export async function inTallWindow(page: Page, work: () => Promise<void>): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const height = size.width < WIDE ? NARROW_HEIGHT : WIDE_HEIGHT;
  if (size.height === height) return work();
  await page.setViewportSize({ width: size.width, height });
  await work();
  await page.setViewportSize(size);
}
