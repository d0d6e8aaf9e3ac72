import { datedOn } from './issue-days';

test('the due day moves by the same days as the date (TR-219)', () => {
  const days = { issueDate: '2026-02-26', dueDate: '2026-03-12', paymentTerms: '' };
  expect(datedOn(days, '2026-11-30')).toEqual({ issueDate: '2026-11-30', dueDate: '2026-12-14' });
  expect(datedOn(days, '2026-02-26')).toEqual({ issueDate: '2026-02-26', dueDate: '2026-03-12' });
  expect(datedOn({ ...days, dueDate: '2026-02-26' }, '2026-11-30').dueDate).toBe('2026-11-30');
});

test('by terms, the due day is worked out anew (TR-124)', () => {
  const days = { issueDate: '2026-10-30', dueDate: '2026-11-20', paymentTerms: 'next-month-20' };
  expect(datedOn(days, '2026-11-30')).toEqual({ issueDate: '2026-11-30', dueDate: '2026-12-20' });
});
