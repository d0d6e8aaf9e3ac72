import { cellText, readBlock, readCell } from './cell-text';

test.each([
  ['7.5', 27_000],
  ['7:30', 27_000],
  ['2h30', 9000],
  ['7,5', 27_000],
  ['45m', 2700],
  ['', 0],
  ['0', 0],
  ['0:00', 0],
  ['0.0', 0],
  ['seven', null],
  ['7:75', null],
  ['-1', null],
])('%j typed in a cell is %j seconds', (text, seconds) => {
  expect(readCell(text)).toBe(seconds);
});

test('a cell without time is empty', () => {
  expect([cellText(0), cellText(27_000)]).toEqual(['', '7:30']);
});

test('TR-205 a cell shows its seconds, and reads back what it shows: cells add up to the sums beside them', () => {
  expect([645, 7 * 645].map(cellText)).toEqual(['0:10:45', '1:15:15']);
  expect(readCell(cellText(645))).toBe(645);
});

test('a block of a spreadsheet keeps its empty cells, and its last line break is none of them', () => {
  expect(readBlock('7.5\t\t8\r\n\t4\t\r\n')).toEqual([
    ['7.5', '', '8'],
    ['', '4', ''],
  ]);
});
