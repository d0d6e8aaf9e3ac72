import { expect, type Page } from '@playwright/test';
import { dialog, segment } from './dialogs';

/** The page of one job: its photos and tasks. */
export class JobPage {
  constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  async open(id: number): Promise<void> {
    await this.page.goto(`${this.url}/jobs/${id}`);
    await expect(this.page.getByText(/No photos yet|^Photos$/).first()).toBeVisible();
  }

  get photos() {
    return this.page.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem');
  }

  /** The dialog that shows one photo. */
  get viewer() {
    return dialog(this.page, 'Photo');
  }

  async addPhotos(...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    await this.page.getByLabel('Add photos').setInputFiles(files);
  }

  /** With the camera, and with a note. */
  async takePhoto(note: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Take photo' }).click();
    const camera = dialog(this.page, 'Take photo');
    await camera.getByRole('button', { name: 'Take photo' }).click();
    await camera.getByLabel('Note').fill(note);
    await camera.getByRole('button', { name: 'Save photo' }).click();
    await expect(camera.getByLabel('Camera picture')).toBeVisible();
    await camera.getByRole('button', { name: 'Close', exact: true }).click();
  }

  /** Opens the photo at this place of the list, the newest is 0, and marks it. */
  async mark(place: number, mark: 'Before' | 'After'): Promise<void> {
    await this.photos.nth(place).getByRole('button').click();
    await segment(this.viewer, 'Shows the work', mark).click();
    await this.viewer.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(this.photos.nth(place).getByRole('button', { name: new RegExp(`, ${mark}$`) })).toBeVisible();
  }

  task(title: string) {
    return this.page.getByRole('checkbox', { name: new RegExp(`^${title}`) });
  }

  async addTask(title: string): Promise<void> {
    await this.page.getByLabel('New task').fill(title);
    await this.page.getByRole('button', { name: 'Add task' }).click();
    await expect(this.task(title)).toBeVisible();
  }
}
