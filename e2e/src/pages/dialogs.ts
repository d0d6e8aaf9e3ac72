import type { Page } from '@playwright/test';

/** Chooses an option of a searchable list by the list's name. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name, exact: true });
  await field.click();
  await field.fill(option);
  await page.locator('.ant-select-item-option', { hasText: option }).last().click();
}

/** The dialog with this title. */
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
