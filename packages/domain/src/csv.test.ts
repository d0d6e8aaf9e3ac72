import { csvLine } from './csv';
import { readCsv } from './csv-read';
import { finish } from './steps';

it.each([
  [['Hēmi', 12, true, null], 'Hēmi,12,true,\r\n'],
  [['a "b", c', 'two\nlines'], '"a ""b"", c","two\nlines"\r\n'],
  [['=HYPERLINK("http://x")', '+64 21 1', '@x', '-1+2'], '"\'=HYPERLINK(""http://x"")",+64 21 1,\'@x,\'-1+2\r\n'],
  [['-12.50', -3, '0.00'], '-12.50,-3,0.00\r\n'],
])('%j', (values, line) => expect(csvLine(values)).toBe(line));

it('RC-061: marks text that a spreadsheet would run, also behind quotes and spaces, leaves numbers, and reads the text back', () => {
  const texts = ['=1+1', '+64 21', '-x', '@cmd', '"=1', "'=1", "' =1"];
  const line = csvLine([...texts, ' =1', '-12.50']);
  expect(line.split(',').slice(0, 8)).toEqual(["'=1+1", '+64 21', "'-x", "'@cmd", '"\'""=1"', "''=1", "'' =1", "' =1"]);
  expect(line.trimEnd().endsWith(',-12.50')).toBe(true);
  expect(csvLine(['\t=1', '\r=1'])).toBe('\'\t=1,"\'\r=1"\r\n');
  expect(finish(readCsv(line))[0]?.cells).toEqual([...texts, '=1', '-12.50']);
});

it.each([
  ['+64 21 555 012', '+64 21 555 012'],
  ['+6421555012', '+6421555012'],
  ['+64 (0)21 555 012', '+64 (0)21 555 012'],
  ['+64-21-555', "'+64-21-555"],
  ['+64 21 1+1', "'+64 21 1+1"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['-64 21 1', "'-64 21 1"],
])('leaves %s as it is where no spreadsheet works it out: %s, and writes the same again (TR-223)', (text, cell) => {
  const line = csvLine([text, 'x']);
  expect(line).toBe(`${cell},x\r\n`);
  expect(csvLine(finish(readCsv(line))[0]?.cells ?? [])).toBe(line);
});
