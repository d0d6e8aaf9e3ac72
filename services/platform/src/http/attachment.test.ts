import { attachment, fitFileName } from './attachment';

it.each([
  ['../../x', '_.._x'],
  ['..\\x', '_x'],
  ['/etc/passwd', '_etc_passwd'],
  ['C:\\x', 'C_x'],
  ['a%2f..%2fx', 'a%2f..%2fx'],
  ['a\u0000b.pdf', 'a_b.pdf'],
  ['CON', '_CON'],
  ['con.pdf', '_con.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(146)}.pdf`],
  ['  ..  ', 'file'],
  ['Ōtaki whare, plan 3.pdf', 'Ōtaki whare, plan 3.pdf'],
])('a download named %j leads nowhere (RC-075)', (name, fit) => expect(fitFileName(name)).toBe(fit));

it('is named in every browser, with macrons where it can', () => {
  expect(attachment(`Ōtaki's "plan".pdf`)).toBe(
    `attachment; filename="Otaki's _plan_.pdf"; filename*=UTF-8''%C5%8Ctaki%27s%20_plan_.pdf`,
  );
  expect(attachment('a\r\nset-cookie: x')).not.toMatch(/[\r\n]/);
});
