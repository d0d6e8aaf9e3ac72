import { withFittingEnding } from './fitting-ending';

it.each([
  ['plan.pdf', 'application/pdf', 'plan.pdf'],
  ['Plan.PDF', 'application/pdf', 'Plan.PDF'],
  ['plan.pdf.exe', 'application/pdf', 'plan.pdf.exe.pdf'],
  ['x.hta', 'text/plain', 'x.hta.txt'],
  ['x.bat', 'text/plain', 'x.bat.txt'],
  ['x.BAT.', 'text/plain', 'x.BAT.txt'],
  ['x.bat .. ', 'text/plain', 'x.bat.txt'],
  ['list.csv', 'text/plain', 'list.csv'],
  ['drawing.dxf', 'text/plain', 'drawing.dxf'],
  ['picture.html', 'image/png', 'picture.html.png'],
  ['picture.jpeg', 'image/jpeg', 'picture.jpeg'],
  ['picture.png', 'image/jpeg', 'picture.png.jpg'],
  ['.htaccess', 'text/plain', '.htaccess.txt'],
  ['notes', 'text/plain', 'notes.txt'],
  ['x.exe', 'something/else', 'x.exe.bin'],
  ['x'.repeat(255), 'text/plain', `${'x'.repeat(251)}.txt`],
  [`${'x'.repeat(250)}😀xxx`, 'text/plain', `${'x'.repeat(250)}.txt`],
])('calls %s with the content of %s by the name of %s (TR-406)', (name, type, fit) =>
  expect(withFittingEnding(name, type)).toBe(fit),
);
