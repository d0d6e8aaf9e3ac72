import { expect, type Locator, type Page } from '@playwright/test';

const pageOf = (place: Page | Locator): Page => ('page' in place ? place.page() : place);

/** Chooses an option of a searchable list by the list's name. A press gets lost when what was found is drawn just then; it is made again. */
export async function choose(place: Page | Locator, name: string, option: string): Promise<void> {
  const field = place.getByRole('combobox', { name, exact: true });
  await field.click();
  await field.fill(option);
  const found = pageOf(place).locator('.ant-select-item-option', { hasText: option }).last();
  await expect(async () => {
    if ((await field.getAttribute('aria-expanded')) === 'true') await found.click({ timeout: 10_000 });
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}

/** Chooses an option of a list that cannot be searched. */
export async function pick(place: Page | Locator, name: string | RegExp, option: string): Promise<void> {
  await place.getByRole('combobox', { name }).click();
  await pageOf(place).locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: option }).click();
}

/** One of a few that lie side by side. */
export const segment = (place: Page | Locator, name: string, option: string): Locator =>
  place.getByRole('radiogroup', { name }).getByText(option, { exact: true });

/** The dialog with this title. */
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Something that the app asks before it does it: says yes. */
export async function confirm(page: Page, title: string | RegExp, yes: string): Promise<void> {
  await dialog(page, title).getByRole('button', { name: yes, exact: true }).click();
  await dialog(page, title).waitFor({ state: 'detached' });
}
