import { finish } from '../steps';
import { type LineContent, type StoredLine, sameLines } from './index';

const line = (payee: string, fields: Partial<LineContent> = {}): LineContent => ({
  ...{ day: '2026-11-03', cents: 11_500, account: '', bankId: '' },
  ...{ payee, particulars: '', code: '', reference: '', details: '', ...fields },
});
const kept = (one: LineContent, isOtherFormat = false): StoredLine => ({ ...one, isOtherFormat });
/** For each line: `known 0`, `alike 1`, `alike of line 0` or `new`. */
const told = (lines: LineContent[], stored: StoredLine[] = []) =>
  finish(sameLines(lines, stored)).map((same) => {
    if (!same) return 'new';
    return same.stored === null ? `${same.certainty} of line ${same.earlier}` : `${same.certainty} ${same.stored}`;
  });

test('knows a line again in an overlapping file, and two payments alike apart', () => {
  const [a, b] = [line('Tāne'), line('Mere')];
  expect(told([b, a, line(' TANE '), b], [kept(a), kept(a), kept(b)])).toEqual(['known 2', 'known 0', 'known 1', 'new']);
  expect(
    told(
      [
        { ...a, day: '2026-11-04' },
        { ...a, cents: 1 },
      ],
      [kept(a)],
    ),
  ).toEqual(['new', 'new']);
});

test('goes by content where a bank gives two transactions one number (TR-108)', () => {
  const [a, b] = [line('Tāne', { bankId: 'F1' }), line('Mere', { bankId: 'F1' })];
  expect(told([b, a], [kept(a)])).toEqual(['new', 'known 0']);
  const [deck, fence] = [
    line('Tāne', { bankId: 'F1', details: 'INV 11001' }),
    line('Tāne', { bankId: 'F1', details: 'INV 11002' }),
  ];
  expect(told([fence, deck], [kept(deck)])).toEqual(['new', 'known 0']);
  expect(told([b], [kept(a)])).toEqual(['new']);
});

test('finds the line of a file of another kind that is most like it, wherever it stands (TR-108)', () => {
  const csv = [kept(line('Hemi Tāne', { reference: 'Deck' }), true)];
  expect(told([line('MERE', { bankId: '1' }), line('H TANE', { bankId: '2', details: 'DECK' })], csv)).toEqual([
    'new',
    'alike 0',
  ]);
  expect(told([line('DIRECT CREDIT')], csv)).toEqual(['alike 0']);
});

test('takes a number that comes twice in a file for one transaction, reworded too (TR-109)', () => {
  const a = line('Tāne', { bankId: 'F1', details: 'Deck' });
  const reworded = { ...a, details: 'Direct credit deck INV 1' };
  expect(told([a, a, reworded])).toEqual(['new', 'alike of line 0', 'alike of line 0']);
  expect(told([a, { ...a, details: 'Thanks for the fence by the road' }])).toEqual(['new', 'alike of line 0']);
  expect(told([reworded], [kept(a)])).toEqual(['known 0']);
  expect(told([a, reworded], [kept(a)])).toEqual(['known 0', 'alike of line 0']);
  expect(told([a, { ...a, bankId: 'F2' }])).toEqual(['new', 'new']);
});

test('asks where the words are the same but the bank’s number is another', () => {
  const a = line('Tāne', { bankId: 'F1' });
  expect(told([{ ...a, bankId: 'F2' }], [kept(a)])).toEqual(['alike 0']);
});

test('keeps accounts apart where they are said, however they are written (TR-110)', () => {
  const stored = [kept(line('Tāne', { account: '12-3053-0123456-00' }))];
  expect(told([line('Tāne', { account: '12-3053-0123456-01' })], stored)).toEqual(['new']);
  expect(told([line('Tāne', { account: '123053012345600' })], stored)).toEqual(['known 0']);
  expect(told([line('Tāne')], stored)).toEqual(['known 0']);
});

test('compares thousands of lines alike in moments', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => line(`Payer ${index}`));
  expect(
    told(
      many,
      many.map((one) => kept(one)),
    ).every((one) => one.startsWith('known')),
  ).toBe(true);
  expect(
    told(
      many,
      many.map((one) => kept({ ...one, payee: 'Other' })),
    ).length,
  ).toBe(10_000);
});
