import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(__dirname, '..', 'docs');
const tour = readFileSync(join(docs, 'tour.md'), 'utf8');

/** The tour's notation: `[text](file)`, then at once the names that stand in that file, each in backticks and parted by commas. */
const STEP = /\[[^\]]+\]\(([^)]+)\)((?:,? `[^`]+`)*)/g;
const NAME = /`([^`]+)`/g;
/** A table, a header and an id are words as a function's name is. */
const WORD = /[\w-]+/g;

const stepsOf = (text: string) =>
  [...text.matchAll(STEP)].map(([, file = '', names = '']) => ({
    file,
    names: [...names.matchAll(NAME)].map(([, name = '']) => name),
  }));

/** What a tour says that is not so. */
function faultsIn(text: string): string[] {
  return stepsOf(text).flatMap(({ file, names }) => {
    const path = join(docs, file);
    if (!existsSync(path)) return [`${file} is not there`];
    if (names.length === 0 && !file.endsWith('.md')) return [`${file}: nothing in it is named`];
    const words = new Set(readFileSync(path, 'utf8').match(WORD));
    return names.filter((name) => !words.has(name)).map((name) => `${file}: no ${name}`);
  });
}

test('every file of the tour is there, and holds the names right behind its link', () => {
  expect(stepsOf(tour).length).toBeGreaterThan(60);
  expect(faultsIn(tour)).toEqual([]);
});

test('a planted fault is named: a file that is not there, a name that its file does not hold, a file of which nothing is named', () => {
  const moves = '../../packages/client/src/timer/timer-moves.ts';
  const text = `1. [lost.ts](../lost.ts) \`lost\`, then [moves](${moves}) \`toggleTimer\`, \`toggleTime\`. See [it](${moves}) again.`;
  expect(faultsIn(text)).toEqual(['../lost.ts is not there', `${moves}: no toggleTime`, `${moves}: nothing in it is named`]);
});
