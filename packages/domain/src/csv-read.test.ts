import { CsvError, csvLine, finish, readCsv } from './index';

const cells = (text: string) => finish(readCsv(text)).map((row) => row.cells);

test('reads commas, semicolons and tabs, with or without quotes, and any line ending', () => {
  for (const sign of [',', ';', '\t']) {
    const text = `Name${sign}Note\r\nTāne${sign}"a${sign}b"\nMere${sign}"say ""kia ora"""\r"Pō"${sign}`;
    expect(cells(text)).toEqual([
      ['Name', 'Note'],
      ['Tāne', `a${sign}b`],
      ['Mere', 'say "kia ora"'],
      ['Pō', ''],
    ]);
  }
});

test('counts the lines of the file, also over quoted line breaks and empty rows', () => {
  const text = 'Name,Address\n\nTāne,"1 Kauri St\nPenrose"\n,\nMere,x\n';
  expect(finish(readCsv(text)).map(({ line }) => line)).toEqual([1, 3, 6]);
  expect(cells(text)[1]).toEqual(['Tāne', '1 Kauri St\nPenrose']);
});

test('says on which line a quote opens that is never closed', () => {
  expect(() => finish(readCsv('a,b\n"c,d'))).toThrow(new CsvError('The quote that opens on line 2 is never closed'));
});

test('reads back what we write, formulas as the text that they are', () => {
  const values = ['=1+1', '@cmd', '-5', "O'Neill", 'a,"b"\nc', ''];
  expect(cells(csvLine(values))).toEqual([values]);
});
