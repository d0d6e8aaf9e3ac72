import { matcherOf } from './bank';
import { fold, oneLine } from './text';

test.each([
  ['O’Brien', "O'Brien"],
  ['O‘Brien', "O'Brien"],
  ['Oʼbrien', "O'Brien"],
  ['O`Brien', "O'Brien"],
  ['O´Brien', "O'Brien"],
  ['Hawaiʻi', "Hawai'i"],
  ['Smith–Jones', 'Smith-Jones'],
  ['Smith‑Jones', 'Smith-Jones'],
  ['Smith—Jones', 'Smith-Jones'],
  ['Smi\u00adth\u200b', 'Smith'],
  ['The “Shed”', 'The "Shed"'],
  ['Acme\u00a0  Ltd', 'Acme Ltd'],
  ['MĀORI', 'maori'],
])('makes %s and %s one (TR-210)', (one, other) => {
  expect(fold(one)).toBe(fold(other));
  expect(fold(fold(one))).toBe(fold(one));
});

test.each(['OBRIEN PLUMBING', "O'BRIEN PLUMBING", 'O BRIEN PLUMBING', 'O’Brien Plumbing'])(
  'knows a client by the name that a bank writes: %s (TR-210)',
  (payee) => {
    const open = [
      { id: 1, clientId: 1, clientName: 'O’Brien', invoiceNumber: 'INV-0042', openCents: 11_500, dueDay: '2026-11-20' },
      { id: 2, clientId: 2, clientName: 'Tāne', invoiceNumber: 'INV-0043', openCents: 11_500, dueDay: '2026-11-20' },
    ];
    const line = { cents: 11_500, payee, particulars: '', code: '', reference: '', details: '', day: '2026-11-21' };
    const [best] = matcherOf(open)(line);
    expect(best?.parts).toEqual([{ invoiceId: 1, cents: 11_500 }]);
    expect(best?.certainty).toBe('likely');
  },
);

test('writes an address as one line, without its empty lines (TR-206)', () => {
  expect(oneLine(' 1 Tui St \n\n  Ōtaki\r\n5512 ')).toBe('1 Tui St, Ōtaki, 5512');
});
