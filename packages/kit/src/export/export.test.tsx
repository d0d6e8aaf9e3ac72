import type { DocumentFonts } from '@dwang/papers';
import { readFonts } from '@dwang/papers/server';
import { readPdf } from '@dwang/testing/pdf';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { drawTableDocument } from './draw-table-document';
import { eachRow } from './each-row';
import { ExportMenu } from './export-menu';
import type { CellTable, ExportColumn } from './export-types';
import { xlsxFile } from './write-xlsx';

interface Job {
  name: string;
  owed: string;
  day: string | null;
}
const columns: ExportColumn<Job>[] = [
  { title: 'Job', value: ({ name }) => name },
  { title: 'Owed', kind: 'money', value: ({ owed }) => owed },
  { title: 'Start', kind: 'day', value: ({ day }) => day },
];
const jobs: Job[] = [
  { name: 'Whāngārei "deck", stage 2', owed: '1450.00', day: '2026-10-03' },
  { name: '=HYPERLINK("http://x")', owed: '-12.50', day: null },
];
const table: CellTable = {
  columns: columns.map(({ title, kind = 'text' }) => ({ title, kind })),
  rows: jobs.map((job) => columns.map(({ value }) => value(job) ?? '')),
};
let fonts: DocumentFonts;
beforeAll(async () => {
  fonts = await readFonts();
});

/** What the browser was told to save. */
function watchDownloads() {
  const saved: { name: string; file: Blob }[] = [];
  let last: Blob | null = null;
  URL.createObjectURL = (file) => {
    last = file as Blob;
    return 'blob:file';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last) saved.push({ name: this.download, file: last });
  });
  return saved;
}
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
const bytesOf = (file: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
afterEach(() => jest.restoreAllMocks());

it('saves every page of a list as CSV that Excel reads and does not run', async () => {
  const saved = watchDownloads();
  const read = jest.fn(async (cursor: string) =>
    cursor === '' ? { items: jobs.slice(0, 1), nextCursor: 'two' } : { items: jobs.slice(1), nextCursor: null },
  );
  render(<ExportMenu name="Jobs 3/10" columns={columns} rows={() => eachRow(read)} />);
  await userEvent.click(screen.getByRole('button', { name: /Export/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Export CSV' }));
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
  expect(read.mock.calls).toEqual([[''], ['two']]);
  expect(saved.map(({ name }) => name)).toEqual(['Jobs-3-10.csv']);
  expect(await textOf(saved[0]?.file as Blob)).toBe(
    '\uFEFFJob,Owed,Start\r\n"Whāngārei ""deck"", stage 2",1450.00,2026-10-03\r\n"\'=HYPERLINK(""http://x"")",-12.50,\r\n',
  );
});

it('can be stopped while it reads, and then saves nothing', async () => {
  const saved = watchDownloads();
  async function* endless(signal: AbortSignal) {
    while (!signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      yield jobs[0] as Job;
    }
  }
  render(<ExportMenu name="Jobs" columns={columns} rows={endless} total={1_000_000} />);
  await userEvent.click(screen.getByRole('button', { name: /Export/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Export Excel' }));
  await userEvent.click(await screen.findByRole('button', { name: /Exporting \d+%/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel export' }));
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
  expect(saved).toEqual([]);
});

it('writes a workbook with real numbers and days, and text that stays text', async () => {
  const parts = unzipSync(await bytesOf(xlsxFile(table)));
  expect(Object.keys(parts).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array);
  expect(new DOMParser().parseFromString(sheet, 'application/xml').querySelector('parsererror')).toBeNull();
  expect(sheet).toContain('<c s="3"><v>1450.00</v></c><c s="4"><v>46298</v></c>');
  expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK(&quot;http://x&quot;)</t>');
  expect(sheet).not.toContain('<f>');
});

it('draws a list as pages of real text with the heading on each, losing no row', () => {
  const many = Array.from({ length: 150 }, (_, index) => [`Mahi ${index} ${'kōrero '.repeat(12)}.`, '12.50', '2026-10-03']);
  const pages = readPdf(drawTableDocument({ title: 'Jobs', subtitle: 'Hōne Building', ...table, rows: many }, fonts));
  const all = pages.join('\n');
  expect(many.filter((_, index) => !all.includes(`Mahi ${index} `))).toEqual([]);
  for (const page of pages) expect(page).toContain('Owed');
  expect(pages[0]).toContain('$12.50');
  expect(pages[0]).toContain('03/10/2026');
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
});

it('breaks no word, figure or day of a list of many columns', () => {
  const titles = [
    'Project',
    'Client',
    'Person',
    'Description',
    'Worked',
    'Hours (to 0.01)',
    'Charged (to 0.01)',
    'Rate',
    'Amount',
  ];
  const kindOf = (title: string) => (/Rate|Amount/.test(title) ? 'money' : title.includes('0.01') ? 'number' : 'text');
  const wide: CellTable = {
    columns: [{ title: 'Date', kind: 'day' }, ...titles.map((title) => ({ title, kind: kindOf(title) }) as const)],
    rows: [
      [
        '2026-11-20',
        'Wharenui reroofing',
        'Ngāti Whātua',
        'Rangimārie',
        'Stringers',
        '01:30:00',
        '1.50',
        '1.50',
        '80.00',
        '120.00',
      ],
      ['2026-11-21', 'Ōtaki deck', '', 'Hēmi', 'kōrero '.repeat(30), '12:30:15', '12.50', '12.50', '80.00', '1000.00'],
    ],
  };
  const [page = ''] = readPdf(drawTableDocument({ title: 'Timesheet', subtitle: '', ...wide }, fonts));
  const words = page.split(/\s+/);
  const whole = [
    '20/11/2026',
    'Wharenui',
    'reroofing',
    'Rangimārie',
    'Stringers',
    '01:30:00',
    '12:30:15',
    '$1,000.00',
    'Description',
  ];
  expect(words).toEqual(expect.arrayContaining([...whole, 'Charged', 'Amount']));
});
