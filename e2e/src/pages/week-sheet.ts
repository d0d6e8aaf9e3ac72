import { expect, type Page } from '@playwright/test';
import { choose } from './dialogs';

/** The timesheet's week, in which hours are typed. */
export class WeekSheet {
  constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(`${this.url}/timesheet?view=week`);
    await expect(this.page.getByRole('combobox', { name: 'Add a job to this week' })).toBeVisible();
  }

  /** The cell of a job on a day, `Sat 3 Oct`; on a phone that day must be chosen. */
  cell(job: string, day: string) {
    return this.page.getByRole('textbox', { name: `${job}, ${day}`, exact: true });
  }

  addJob(job: string): Promise<void> {
    return choose(this.page, 'Add a job to this week', job);
  }

  /** Types hours and leaves the cell, which then shows them as a clock does. */
  async type(job: string, day: string, hours: string, shown: string): Promise<void> {
    await this.cell(job, day).fill(hours);
    await this.cell(job, day).blur();
    await expect(this.cell(job, day)).toHaveValue(shown);
  }
}
