import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** Ways of putting a text into a page as markup. */
const AS_MARKUP =
  /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc|bindPopup/;
/** A letter with an HTML part, or a map's pin with markup. */
const AS_LETTER = /\bhtml:\s/;

function sources(): string[] {
  const args = ['ls-files', 'shell/src', 'mf-*/src', 'packages/*/src', 'services/*/src'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec)\./.test(file));
}

test('RC-129 no source puts text into a page or a letter as markup', () => {
  const found = sources().filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return AS_MARKUP.test(text) || AS_LETTER.test(text);
  });
  expect(found).toEqual([]);
});
