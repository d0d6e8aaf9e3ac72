import { expect, type Page } from '@playwright/test';
import type { Account } from '../account';
import { dialog } from './dialogs';

/** The bar on top of every signed-in screen, and the way in and out. */
export class AppHeader {
  constructor(private readonly page: Page) {}

  /** The job timer; `state` is what it tells. */
  chip(state: 'running' | 'paused', job: string) {
    return this.page.getByRole('button', { name: new RegExp(`Timer is ${state} on ${job}`) });
  }

  /** What is open while the chip is pressed. */
  get timerPanel() {
    return this.page.getByRole('region', { name: 'Job timer', exact: true });
  }

  get bell() {
    return this.page.getByRole('button', { name: /^Notifications/ });
  }

  /** How much waits on this device. */
  async unsentCount(): Promise<number> {
    const link = this.page.getByRole('banner').getByRole('link', { name: /unsent$/ });
    const count = /\d+/.exec((await link.textContent()) ?? '');
    if (!count) throw new Error('the header does not say how much is unsent');
    return Number(count[0]);
  }

  /** Nothing waits on this device. */
  async expectAllSent(): Promise<void> {
    await expect(this.page.getByRole('link', { name: /\d+ unsent$/ })).toHaveCount(0, { timeout: 30_000 });
  }

  /** Opens the account menu and leaves; with unsent work the warning is confirmed. */
  async signOut({ unsent = 0 } = {}): Promise<void> {
    await this.page.getByRole('button', { name: /^Account of/ }).click();
    await this.page.getByRole('menuitem', { name: 'Logout' }).click();
    if (unsent > 0) {
      const question = dialog(this.page, 'Sign out with unsent work?');
      await expect(question).toContainText(`${unsent} things on this device are not sent yet`);
      await question.getByRole('button', { name: 'Keep for me and sign out' }).click();
    }
    await expect(this.page).toHaveURL(/\/login/);
  }

  async signIn({ username, password }: Account): Promise<void> {
    await this.page.getByLabel('Username').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Sign In' }).click();
    await expect(this.page.getByRole('button', { name: `Account of ${username}` })).toBeVisible({ timeout: 30_000 });
  }
}
