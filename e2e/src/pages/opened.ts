import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** What a button opens: a dialog, a menu, or a panel beside it. */
export type OpenedKind = 'dialog' | 'menu' | 'panel';

const SELECTOR: Record<OpenedKind, string> = {
  dialog: 'dialog[open]',
  menu: '[role="menu"]',
  panel: 'header section[aria-label]',
};
const CAN_HAVE_FOCUS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea:not(:disabled), [tabindex="0"]';

/** One thing that was opened with the keyboard. */
export class Opened {
  readonly box: Locator;

  constructor(
    private readonly page: Page,
    private readonly opener: Locator,
    private readonly kind: OpenedKind,
  ) {
    this.box = page.locator(SELECTOR[kind]).last();
  }

  /** The focus moves in by itself; into a panel, which follows its button in the page, with the next Tab. */
  async expectFocusInside(): Promise<void> {
    await expect(this.box).toBeVisible();
    if (this.kind === 'panel') await this.page.keyboard.press('Tab');
    await expect.poll(() => this.hasFocus()).toBe(true);
  }

  /** Tab from the last and Shift+Tab from the first do not reach the page below; a menu and a panel are left by closing. */
  async expectFocusToStay(): Promise<void> {
    if (this.kind !== 'dialog') return;
    const choices = this.box.locator(CAN_HAVE_FOCUS).filter({ visible: true });
    for (const [from, key] of [
      [choices.last(), 'Tab'],
      [choices.first(), 'Shift+Tab'],
    ] as const) {
      await from.focus();
      await this.page.keyboard.press(key);
      expect(await this.isBelow()).toBe(false);
    }
    await choices.first().focus();
  }

  async expectAccessible(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page })
      .include(SELECTOR[this.kind])
      .options({ runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }, resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
  }

  async expectEscapeToReturn(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.page.locator(SELECTOR[this.kind])).toHaveCount(0);
    await expect(this.opener).toBeFocused();
  }

  private hasFocus(): Promise<boolean> {
    return this.box.evaluate((box) => box.contains(document.activeElement));
  }

  /** The focus is on something of the page that is not in the dialog. */
  private isBelow(): Promise<boolean> {
    return this.box.evaluate((box) => document.activeElement !== document.body && !box.contains(document.activeElement));
  }
}
