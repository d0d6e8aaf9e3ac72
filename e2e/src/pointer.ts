import { expect, type Locator } from '@playwright/test';

export interface Point {
  x: number;
  y: number;
}

export async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** Points on the way from one place to another, the last one there. */
export const wayTo = (from: Point, to: Point): Point[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((step) => ({
    x: Math.round(from.x + ((to.x - from.x) * step) / 8),
    y: Math.round(from.y + ((to.y - from.y) * step) / 8),
  }));

/** Carries something with the mouse, and lets it go only when the page says that it lies over its new place. */
export async function carry(what: Locator, to: Locator, isOver: Locator): Promise<void> {
  const { mouse } = what.page();
  await what.click({ trial: true });
  const from = await middleOf(what);
  await mouse.move(from.x, from.y);
  await mouse.down();
  for (const { x, y } of wayTo(from, await middleOf(to))) await mouse.move(x, y);
  await expect(isOver).toBeAttached();
  await mouse.up();
}
