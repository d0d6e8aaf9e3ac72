import { parseCents } from '@dwang/domain';
import { anEntry } from '@dwang/testing/web';
import { partOfDays, partsByDay, timesheetColumns } from './timesheet-columns';

const ZONE = 'Pacific/Auckland';

test('a file of a month has only the part of an entry over its edge, and two months sum to the file of both', () => {
  const entry = anEntry({
    startTime: '2026-02-28T07:07:00.000Z',
    endTime: '2026-02-28T12:11:00.000Z',
    duration: 17_417,
    billedSeconds: 18_000,
    hourlyRate: '67.35',
    amount: '336.75',
  });
  const cellsOf = (from: string, to: string) =>
    timesheetColumns(ZONE, true).map(({ value }) => value(partOfDays(entry, { from, to }, ZONE)));
  const [february, march, both] = [
    cellsOf('2026-02-01', '2026-02-28'),
    cellsOf('2026-03-01', '2026-03-31'),
    cellsOf('2026-02-01', ''),
  ];
  expect([february[0], march[0], both[0]]).toEqual(['2026-02-28', '2026-03-01', '2026-02-28']);
  expect(both.slice(5)).toEqual(['04:50:17', '4.84', '5.00', '67.35', '336.75']);
  for (const at of [6, 7, 9]) {
    const [one, other, whole] = [february, march, both].map((cells) => parseCents(String(cells[at])));
    expect([one, other]).not.toContain(0);
    expect((one ?? 0) + (other ?? 0)).toBe(whole);
  }
});

test('hours over several days are a row for each day, which together are the entry (TR-122)', () => {
  const entry = anEntry({
    startTime: '2026-03-02T09:10:00.000Z',
    endTime: '2026-03-03T12:05:00.000Z',
    duration: 17_417,
    billedSeconds: 17_417,
    hourlyRate: '67.35',
    amount: '325.84',
  });
  const rows = [...partsByDay(entry, { from: '', to: '' }, ZONE)];
  const cells = rows.map((part) => timesheetColumns(ZONE, true).map(({ value }) => value(part)));
  expect(cells.map(([day]) => day)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04']);
  const sum = (at: number) => cells.reduce((all, row) => all + parseCents(String(row[at])), 0);
  expect([sum(6), sum(9)]).toEqual([484, 32_584]);
  expect([...partsByDay(entry, { from: '2026-03-03', to: '' }, ZONE)]).toHaveLength(2);
});

test('TR-205 an exported timesheet has the time worked to the second beside decimals, whose heads say that they are rounded', () => {
  const row = anEntry({
    startTime: '2026-03-02T08:00:00.000Z',
    endTime: '2026-03-02T08:10:45.000Z',
    duration: 645,
    billedSeconds: 645,
  });
  const columns = timesheetColumns(ZONE, false);
  const cells = columns.map(({ title, value }) => [title, value(partOfDays(row, { from: '', to: '' }, ZONE))]);
  expect(cells.slice(5)).toEqual([
    ['Worked', '00:10:45'],
    ['Hours (to 0.01)', '0.18'],
    ['Charged (to 0.01)', '0.18'],
  ]);
});
