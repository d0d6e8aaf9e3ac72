import type { Page } from '@playwright/test';

/** A small photo as a camera would hand it over, drawn by the browser itself. */
export async function drawJpeg(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 240];
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    const sky = pen.createLinearGradient(0, 0, 320, 240);
    sky.addColorStop(0, 'tan');
    sky.addColorStop(1, 'teal');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, 320, 240);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return { name: 'north wall.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
