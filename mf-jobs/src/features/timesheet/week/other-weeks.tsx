import type { TimeGrid } from '@dwang/contracts';
import { formatDay, formatShortDay, Link, useLocation } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';

type Held = NonNullable<TimeGrid['held']>[number];

/** The weeks that some of these days were handed in with, before the company's weeks began on another day. */
export const otherWeeks = ({ held = [], week }: TimeGrid): Held[] => held.filter((one) => one.week !== week.week);

/** Which days are locked by another week, and the way to it. */
export function OtherWeeks({ grid }: { grid: TimeGrid }) {
  const user = useUser();
  const { pathname } = useLocation();
  const tab = pathname === '/timesheet' ? '' : 'tab=timesheet&';
  const { userId } = grid.week;
  const whose = userId === user.id ? '' : `&person=${userId}`;
  return otherWeeks(grid).map((one) => (
    <Link key={one.week} to={`${pathname}?${tab}view=week&week=${one.week}${whose}`}>
      {wordsOf(one, grid.days)}
    </Link>
  ));
}

function wordsOf({ from, to, week, status }: Held, days: readonly string[]): string {
  const shown = days.filter((day) => day >= from && day <= to);
  const [first = from, last = to] = [shown.at(0), shown.at(-1)];
  const state = status === 'approved' ? 'approved' : 'waiting for approval';
  const span = first === last ? `${formatShortDay(first)} is` : `${formatShortDay(first)} to ${formatShortDay(last)} are`;
  return `${span} ${state} with the week from ${formatDay(week)}`;
}
