import { readFile } from 'node:fs/promises';
import { finish, readCsv } from '@dwang/domain';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readPdfText } from './pdf-text';

export interface Exported {
  name: string;
  bytes: Uint8Array;
}

/** Chooses a format of the Export menu and reads the file that comes. */
export async function exportAs(page: Page, format: 'CSV' | 'Excel' | 'PDF'): Promise<Exported> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: `Export ${format}` }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) };
}

/** Rows of cells as a spreadsheet shows them, the headings first. */
export const csvRows = ({ bytes }: Exported): string[][] =>
  finish(readCsv(new TextDecoder().decode(bytes))).map(({ cells }) => cells);

/** Rows of cells as they stand in the first sheet; a day is a number there. */
export function sheetRows({ bytes }: Exported): string[][] {
  const files = unzipSync(bytes);
  const name = Object.keys(files).find((path) => /worksheets\/\w+\.xml$/.test(path)) ?? '';
  const sheet = strFromU8(files[name] ?? new Uint8Array());
  const cellsOf = (row: string) => [...row.matchAll(/<c\/>|<c [^>]*>(.*?)<\/c>/gs)].map(([, inside = '']) => textOf(inside));
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) => cellsOf(row));
}

const textOf = (xml: string): string =>
  xml
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

export const pdfText = ({ bytes }: Exported): Promise<string> => readPdfText(bytes);
