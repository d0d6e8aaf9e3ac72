import { checkCells, finish, readCsv } from './index';

const faulty = (text: string, hasHeadings = true): number[] => {
  const rows = finish(readCsv(text));
  const checked = finish(hasHeadings ? checkCells(rows.slice(1), rows[0]?.cells ?? []) : checkCells(rows, []));
  return checked.filter(({ fault }) => fault !== null).map(({ line }) => line);
};

test.each([
  ['a number with a comma', 'Code,Name,Unit,Price\n00123,Steel beam,each,1,250.00\n00124,Nail,each,1.00', [2]],
  ['a name with a comma', 'Name,Phone,Address\nSmith, J & M,021 555 010,1 Tui St', [2]],
  [
    'a comma before a cell that is empty',
    'Date,Details,Debit,Credit\n03/11/2026,INV 11001, 2026,115.00,\n04/11/2026,Tane,,5.00',
    [2],
  ],
  ['a heading that is empty at the end', 'Date,Details,Amount,\n03/11/2026,INV 11001, 2026,115.00\n04/11/2026,Tane,5.00,', [2]],
])('finds %s (TR-107)', (_, text, lines) => expect(faulty(text)).toEqual(lines));

test('finds a row of which a part is missing (TR-107)', () => {
  const table =
    'Date,Details,Amount,Balance\n03/11/2026,Tane,115.00,500.00\n04/11/2026,Mere 5.00,505.00\n05/11/2026,Fee,1.00,504.00';
  expect(faulty(table)).toEqual([3]);
});

test.each([
  ['empty cells at the end that are left out', 'Name,Phone,Note\nSmith,021 1,x\nJones,021 4\nTane,021 2\nMere,,'],
  ['cells that all rows leave out', 'Name,Phone,Note\nSmith,021 1\nJones,021 2'],
  ['a separator at the end of each row', 'Name,Phone\nSmith,021 1,\nJones,021 2,'],
  ['a column without a heading', 'Name,Phone,\nSmith,021 1,x\nJones,021 2,y'],
])('takes %s as harmless (TR-107)', (_, text) => expect(faulty(text)).toEqual([]));

test('goes by the other rows where there are no headings (TR-107)', () => {
  expect(faulty('a,b,1\nc,d,e,2\nf,g,3', false)).toEqual([2]);
});
