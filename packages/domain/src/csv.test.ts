import { csvLine } from './csv';

it.each([
  [['Hēmi', 12, true, null], 'Hēmi,12,true,\r\n'],
  [['a "b", c', 'two\nlines'], '"a ""b"", c","two\nlines"\r\n'],
  [['=HYPERLINK("http://x")', '+64 21 1', '@x', '-1+2'], '"\'=HYPERLINK(""http://x"")",\'+64 21 1,\'@x,\'-1+2\r\n'],
  [['-12.50', -3, '0.00'], '-12.50,-3,0.00\r\n'],
])('%j', (values, line) => expect(csvLine(values)).toBe(line));
