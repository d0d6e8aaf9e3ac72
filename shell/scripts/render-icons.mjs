/** Draws the icons of the installable app from public/logo.svg: `node shell/scripts/render-icons.mjs`, after the logo has changed. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const logo = readFileSync(`${folder}logo.svg`, 'utf8');
// A maskable icon may be cut to a circle: the ground reaches every edge, the drawing stays in the middle.
const maskable = logo.replace(' rx="14"', '').replace(/<path /g, '<path transform="translate(9.6 9.6) scale(0.7)" ');

const icons = [
  { name: 'icon-192', size: 192, svg: logo },
  { name: 'icon-512', size: 512, svg: logo },
  { name: 'maskable-512', size: 512, svg: maskable },
  { name: 'apple-touch-icon', size: 180, svg: maskable },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const { name, size, svg } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: `${folder}icons/${name}.png`, omitBackground: true });
}
await browser.close();
