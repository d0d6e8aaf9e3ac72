import type { Project, TimeEntryPage } from '@dwang/contracts';
import type { Page } from '@playwright/test';
import { call, read, signUp } from '../src/account';
import { AppHeader } from '../src/pages/app-header';
import { dialog } from '../src/pages/dialogs';
import { expect, test } from '../src/test';

/** Stands in for the browser's recogniser, which needs a microphone and a speech service; `window.hear` speaks. */
function fakeRecogniser(): void {
  class Recogniser {
    onresult: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    start(): void {
      Object.assign(window, {
        hear: (transcript: string) => this.onresult?.({ results: [{ isFinal: false, 0: { transcript } }] }),
      });
    }
    stop(): void {
      this.onend?.();
    }
    abort(): void {
      this.onend?.();
    }
  }
  Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
}

const say = (page: Page, sentence: string) =>
  page.evaluate((words) => (window as unknown as { hear: (words: string) => void }).hear(words), sentence);

test('hours are logged by voice and taken back; the palette does the same by keyboard', async ({ page, gateway }) => {
  const { url } = gateway;
  await page.addInitScript(fakeRecogniser);
  await signUp(page, url);
  await call<Project>(page, url, '/projects', { name: 'Smith deck', hourlyRate: '80.00' });
  await page.goto(`${url}/timesheet`);
  await expect(page.getByText('No time entries found.')).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Voice' });
  const hours = async () => (await read<TimeEntryPage>(page, url, '/time-entries')).items.map(({ duration }) => duration);

  await test.step('said, looked at, done, undone', async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Alt+v');
    await bar.getByRole('button', { name: 'Voice Commands' }).click();
    await expect(bar.getByText('Listening...')).toBeVisible();
    await say(page, 'log two and a half hours on smith deck yesterday');
    const card = dialog(page, 'Log 2:30 hours');
    await expect(card).toContainText('Smith deck');
    expect(await hours()).toEqual([]);
    await card.getByRole('button', { name: 'Do it' }).click();
    await expect(page.getByRole('button', { name: /^Edit Smith deck/ })).toBeVisible();
    await expect.poll(hours).toEqual([9000]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: /^Edit Smith deck/ })).toHaveCount(0);
    await expect.poll(hours).toEqual([]);
  });

  await test.step('a sentence that goes somewhere, and Escape', async () => {
    await say(page, 'go to jobs');
    await expect(page).toHaveURL(/\/jobs$/);
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
  });

  await test.step('typed instead', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or say what to do' }).fill('start timer on smith deck');
    await page.keyboard.press('Enter');
    await dialog(page, 'Start the timer').getByRole('button', { name: 'Do it' }).click();
    await expect(new AppHeader(page).chip('running', 'Smith deck')).toBeVisible();
  });
});
