import type { Page } from '@playwright/test';

/** Chooses an option of a searchable list by its label. */
export async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(option);
  await page.getByTitle(option, { exact: true }).last().click();
}

/** The dialog with this title. */
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
