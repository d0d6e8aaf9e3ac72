import { shownQuoteStatus, takenLines } from './quote-choice';

const line = (id: number, group = '', optional = false) => ({ id, group, optional });
const quote = [line(1), line(2, 'Railing'), line(3, 'Railing'), line(4, '', true)];
const taken = (...ids: number[]) => takenLines(quote, new Set(ids))?.map(({ id }) => id) ?? null;

test('takes fixed lines always, an optional one when it is ticked, and one of each group', () => {
  expect(taken(2)).toEqual([1, 2]);
  expect(taken(3, 4)).toEqual([1, 3, 4]);
});

test('is no choice without one of a group, with two of it, or with a line that has no choice or is not there', () => {
  for (const ids of [[], [4], [2, 3], [1, 2], [2, 9]]) expect(taken(...ids)).toBeNull();
});

test('a sent quote has expired from the day after its last day', () => {
  expect(['2026-04-30', '2026-05-01', '2026-05-02'].map((today) => shownQuoteStatus('sent', '2026-05-01', today))).toEqual([
    'sent',
    'sent',
    'expired',
  ]);
  expect(shownQuoteStatus('accepted', '2026-05-01', '2026-05-02')).toBe('accepted');
});
