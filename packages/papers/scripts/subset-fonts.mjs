/**
 * Cuts Inter (OFL) down to what a New Zealand document needs and writes the two files that the PDF embeds, and two wide ones for papers
 * with other alphabets and signs, each pair with the list of characters that it covers. Digits are the font's tabular ones, so that columns
 * of money line up. Run it again after an update of the font: `node packages/papers/scripts/subset-fonts.mjs`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { withTabularDigits } from './tabular-digits.mjs';

const require = createRequire(import.meta.url);
const home = new URL('../src/fonts/', import.meta.url);
const LIMIT_BYTES = { narrow: 40 * 1024, wide: 180 * 1024 };

/** Latin, Latin Extended A, the marks of Pacific and Vietnamese names, and the signs that tradespeople type. */
const NARROW = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x192, 0x192],
  [0x1cd, 0x1dc],
  [0x218, 0x21b],
  [0x2b9, 0x2bc],
  [0x2c6, 0x2dd],
  [0x300, 0x304],
  [0x308, 0x308],
  [0x30c, 0x30c],
  [0x1e80, 0x1e85],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2153, 0x215e],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2260, 0x2265],
  [0x25a1, 0x25a1],
];

/** All of Latin, Greek and Cyrillic, superscripts, arrows, mathematics and the other signs that the font has. */
const WIDE = [...NARROW, [0x180, 0x24f], [0x300, 0x52f], [0x1e00, 0x1eff], [0x2010, 0x2bff]];

async function subset(source, target, ranges, limit) {
  const characters = [
    ...new Set(ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))),
  ];
  const original = await readFile(require.resolve(`@expo-google-fonts/inter/${source}`));
  const { font, covered } = withTabularDigits(original, characters);
  const small = await subsetFont(font, String.fromCodePoint(...covered), {
    targetFormat: 'truetype',
    noHinting: true,
    noLayoutClosure: true,
    keepFeatures: [],
    dropTables: ['GSUB', 'GPOS', 'GDEF'],
  });
  if (small.length > limit) throw new Error(`${target} has ${small.length} bytes, more than ${limit}`);
  await writeFile(new URL(target, home), small);
  console.log(`${target}: ${small.length} bytes, ${covered.length} characters`);
  return covered;
}

function toRanges(codes) {
  const ranges = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

async function subsetPair(prefix, ranges, limit) {
  const regular = await subset('400Regular/Inter_400Regular.ttf', `${prefix}-regular.ttf`, ranges, limit);
  const bold = new Set(await subset('600SemiBold/Inter_600SemiBold.ttf', `${prefix}-semibold.ttf`, ranges, limit));
  return JSON.stringify(toRanges(regular.filter((code) => bold.has(code))));
}

await writeFile(
  new URL('coverage.generated.ts', home),
  `/** Written by scripts/subset-fonts.mjs: code points that both fonts of a pair hold, first and last of each run. */
export const COVERED: Record<'narrow' | 'wide', readonly (readonly [number, number])[]> = {
  narrow: ${await subsetPair('inter', NARROW, LIMIT_BYTES.narrow)},
  wide: ${await subsetPair('inter-wide', WIDE, LIMIT_BYTES.wide)},
};\n`,
);
await copyFile(require.resolve('@expo-google-fonts/inter/LICENSE_FONT'), fileURLToPath(new URL('LICENSE', home)));
