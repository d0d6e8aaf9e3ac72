import { datedOn } from './issue-days';

test('the due day moves by the same days as the date (TR-219)', () => {
  const days = { issueDate: '2026-02-26', dueDate: '2026-03-12' };
  expect(datedOn(days, '2026-11-30')).toEqual({ issueDate: '2026-11-30', dueDate: '2026-12-14' });
  expect(datedOn(days, '2026-02-26')).toEqual(days);
  expect(datedOn({ issueDate: '2026-02-26', dueDate: '2026-02-26' }, '2026-11-30').dueDate).toBe('2026-11-30');
});
