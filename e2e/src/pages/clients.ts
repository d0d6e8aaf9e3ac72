import { expect, type Page } from '@playwright/test';
import { dialog, pick } from './dialogs';

/** The Clients tab of Jobs. */
export class Clients {
  constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(`${this.url}/jobs?tab=clients`);
    await expect(this.page.getByRole('button', { name: 'Email All' })).toBeVisible();
  }

  /** The name of a client in the list, which leads to its page. */
  name(client: string) {
    return this.page.getByRole('link', { name: client, exact: true });
  }

  show(which: 'All clients' | 'Archived'): Promise<void> {
    return pick(this.page, 'Filter', which);
  }

  /** Something that is seldom wanted; answers its dialog. */
  async more(item: string, title: string | RegExp) {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
    return dialog(this.page, title);
  }
}
