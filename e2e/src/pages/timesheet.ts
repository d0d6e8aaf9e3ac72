import { expect, type Page } from '@playwright/test';
import { choose, dialog } from './dialogs';

/** What is typed into the form of an entry. */
export interface TypedEntry {
  project?: string;
  duration?: string;
  notes?: string;
}

/** The timesheet: its form, its list, and the dialog that edits a row. */
export class Timesheet {
  constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(`${this.url}/timesheet`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Professional Time Tracking' })).toBeVisible();
  }

  /** The row of an entry in the list. */
  row(notes: string) {
    return this.page.getByRole('row').or(this.page.getByRole('listitem')).filter({ hasText: notes });
  }

  async add({ project, duration = '', notes = '' }: TypedEntry): Promise<void> {
    await this.page.getByRole('button', { name: 'Add Time', exact: true }).first().click();
    if (project) await choose(this.page, 'Project optional', project);
    await this.page.getByLabel('Duration').fill(duration);
    await this.page.getByLabel('Notes').fill(notes);
    await this.page.getByRole('button', { name: 'Save Time Entry' }).click();
    await expect(this.page.getByRole('button', { name: 'Save Time Entry' })).toHaveCount(0);
  }

  /** Edits the entry with this project and note. */
  async edit(of: string, { duration, notes }: TypedEntry): Promise<void> {
    await this.page.getByRole('button', { name: `Edit ${of}` }).click();
    const form = dialog(this.page, 'Edit Time Entry');
    if (duration !== undefined) await form.getByLabel('Duration').fill(duration);
    if (notes !== undefined) await form.getByLabel('Notes').fill(notes);
    await form.getByRole('button', { name: 'Save Time Entry' }).click();
    await expect(form).toHaveCount(0);
  }
}
