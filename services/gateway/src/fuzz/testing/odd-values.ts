import fc from 'fast-check';

/** Text that has broken software before: empty, long, of other scripts, of control characters, and of other languages than ours. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066',
  'Kererū Māori ā',
  '👷🏽‍♀️🏗️',
  '𠜎𠜱𠝹',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '%_\\%',
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://x")',
  '../../etc/passwd',
  'C:\\aux.txt',
  '{{7*7}}',
  'javascript:alert(1)',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '2026-04-05T02:30:00',
  '99:99',
  '1.005',
  '99999999999999999999.99',
  'x'.repeat(300),
  'ā'.repeat(70_000),
];

const ODD_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  -1.005,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53) - 2,
  255,
  65_536,
  12,
];

export const oddText = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ODD_TEXTS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 50 }) },
  );

/** Any value that JSON can carry, with those that are seldom right. */
export const oddValue = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 3, arbitrary: oddText() },
    { weight: 3, arbitrary: fc.constantFrom(...ODD_NUMBERS) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { id: null }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.constant(Array.from({ length: 2000 }, () => 1)) },
    { weight: 1, arbitrary: fc.constant(JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')) },
  );

/** What stands in an address in place of a number or a name of ours. */
export const oddId = (): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.constantFrom(
        '0',
        '-1',
        '1.5',
        '1e3',
        '007',
        ' 1',
        '2147483648',
        '9007199254740993',
        '99999999999999999999',
        'NaN',
        '..',
        '.',
      ),
      oddText().filter((text) => text.length < 500),
    )
    .map((text) => encoded(text) || '%20');

/** As part of an address, which can hold no half of a pair of surrogates. */
export const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());
