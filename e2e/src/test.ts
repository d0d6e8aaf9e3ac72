import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { Gateway } from './gateway';
import { inTallWindow } from './tall';

/** One server for all journeys of a worker: each journey registers a company of its own, so they never meet. */
export const test = base.extend<object, { gateway: Gateway }>({
  gateway: [
    async ({ browserName: _anyBrowser }, use) => {
      const gateway = await Gateway.start({ LOG_LEVEL: 'warn' });
      await use(gateway);
      await gateway.stop();
    },
    { scope: 'worker' },
  ],
});

export { expect };

/** A name that no other journey uses. */
export const unique = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/**
 * Fails when axe finds anything against WCAG 2.2 A or AA on what the page shows now. The window is made tall meanwhile: what happens to
 * lie half under the fixed bars would count as too small a target. Pins of a map may overlap: WCAG 2.5.8 names them as its exception, and the
 * list beside the map has the same places. Legacy mode looks at one document, which is all that a screen has, and takes a third of the time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await inTallWindow(page, async () => {
    const { violations } = await new AxeBuilder({ page })
      .exclude('.leaflet-marker-pane')
      .options({ runOnly: { type: 'tag', values: WCAG }, resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
  });
}
