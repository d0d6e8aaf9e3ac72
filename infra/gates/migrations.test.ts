import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '..', '..');

/** Migrations that let go of a column on their way up, or give it another type, and why nothing is lost by it. */
const KNOWN: Readonly<Record<string, string>> = {
  'carry-due-days': 'The days are written as payment terms, `days-14`, before their column goes.',
  'create-sent-pieces': 'The list of pieces is copied into rows of their own before its column goes.',
  'create-invoice-times': 'The entries of a line are copied into a table of their own before their column goes.',
  'drop-quote-shares': 'An amount that is worked out from the lines of the invoice, and was kept a second time.',
  'seal-weather-keys': 'A text column is made longer in place (MODIFY), which keeps its rows.',
  'widen-counter-periods': 'A text column is made longer in place (MODIFY), which keeps its rows.',
};

const LOSES = /\b(?:changeColumns?|dropColumns?|renameColumn)\(|\bDROP COLUMN\b|\bMODIFY\b|\bCHANGE COLUMN\b|\bRENAME COLUMN\b/i;

/** A migration's text without its way back. */
const wayUp = (text: string): string => text.replace(/\n {2}(?:async )?down\([\s\S]*/, '');

test('RC-143 no migration drops a column or makes it anew on its way up, but for those that say why nothing is lost', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.migration.ts'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  expect(files.length).toBeGreaterThan(100);
  const found = files
    .filter((file) => LOSES.test(wayUp(readFileSync(join(root, file), 'utf8'))))
    .map((file) => basename(file, '.migration.ts'));
  expect(found.sort()).toEqual(Object.keys(KNOWN).sort());
});
