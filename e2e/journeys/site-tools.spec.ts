import type { PhotoPage, Project, ToolResultPage } from '@dwang/contracts';
import type { CDPSession, Page } from '@playwright/test';
import { call, read, signUp } from '../src/account';
import { PHONE } from '../src/pages/devices';
import { dialog } from '../src/pages/dialogs';
import { expect, test } from '../src/test';

test.use({ ...PHONE, permissions: ['camera', 'microphone', 'accelerometer', 'gyroscope'] });

/** Lays the phone down so far from level, as its sensor would tell. Degrees. */
const lay = (device: CDPSession, beta: number, gamma: number) =>
  device.send('DeviceOrientation.setDeviceOrientationOverride', { alpha: 0, beta, gamma });

async function saveToJob(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save to job' }).first().click();
  const form = dialog(page, 'Save to job');
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Save to job' }).click();
  await expect(form).toBeHidden();
}

test('the tools of a phone on site: its tilt, its microphone and its camera, kept with the job', async ({
  page,
  context,
  gateway: { url },
}) => {
  test.setTimeout(180_000);
  await signUp(page, url);
  const { id } = await call<Project>(page, url, '/projects', { name: 'Māpua deck', hourlyRate: '80.00' });
  const device = await context.newCDPSession(page);
  const results = async () =>
    (await read<ToolResultPage>(page, url, `/tool-results?projectId=${id}`)).items.map(({ tool, title }) => `${tool} ${title}`);

  await test.step('a level that was read without signal is sent when there is some', async () => {
    await lay(device, 20, -0.5);
    await page.goto(`${url}/tools?tool=level&projectId=${id}`);
    await page.getByRole('button', { name: 'Use the sensor' }).click();
    await expect(page.getByText('Across −0.5° · Along 20.0°')).toBeVisible();
    await expect(page.getByText('Not level')).toBeVisible();
    await lay(device, 0, 0);
    await expect(page.getByText('Not level')).toBeHidden();
    await lay(device, 12, 0);
    await context.setOffline(true);
    await saveToJob(page, 'Fall of the deck');
    await expect(page.getByText('Result saved on this device')).toBeVisible();
    expect(await results().catch(() => [])).toEqual([]);
    await context.setOffline(false);
    await expect.poll(results).toEqual(['level Fall of the deck']);
  });

  await test.step('loudness by the microphone', async () => {
    await page.goto(`${url}/tools?tool=sound&projectId=${id}`);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByText(/^\d+ dB\(A\)$/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await saveToJob(page, 'Saw at two metres');
    await expect.poll(results).toContain('sound Saw at two metres');
  });

  await test.step('a photo with the camera, found on the job with its results', async () => {
    await page.goto(`${url}/tools?tool=camera&projectId=${id}`);
    await page.getByRole('button', { name: 'Start camera' }).click();
    await page.getByRole('button', { name: 'Take photo' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Ledger before flashing');
    await page.getByRole('button', { name: 'Save photo' }).click();
    const captions = async () => (await read<PhotoPage>(page, url, `/projects/${id}/photos`)).items.map(({ caption }) => caption);
    await expect.poll(captions).toEqual(['Ledger before flashing']);
    await page.goto(`${url}/jobs/${id}`);
    await expect(page.getByRole('button', { name: /^Fall of the deck/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Saw at two metres/ })).toBeVisible();
  });
});
