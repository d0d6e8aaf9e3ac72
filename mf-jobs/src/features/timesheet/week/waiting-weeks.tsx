import { formatDay, formatHours, ItemList, ItemRow, SectionCard, useLocation } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useTimesheetWeeksQuery } from '../timesheets.api';

const SHOWN = 20;

/** The weeks of the team that wait for the owner; nothing while none do. */
export function WaitingWeeks() {
  const user = useUser();
  const { pathname } = useLocation();
  const { data } = useTimesheetWeeksQuery({ status: 'submitted', limit: SHOWN }, { skip: user.role !== 'owner' });
  if (!data || data.items.length === 0) return null;
  const tab = pathname === '/timesheet' ? '' : 'tab=timesheet&';
  return (
    <SectionCard title={`Waiting for approval (${data.totals.count})`} flush>
      <ItemList label="Weeks that wait for approval">
        {data.items.map(({ userId, userName, week, seconds }) => (
          <ItemRow
            key={`${userId} ${week}`}
            title={userName}
            text={`Week from ${formatDay(week)}`}
            figure={formatHours(seconds)}
            to={`${pathname}?${tab}view=week&week=${week}&person=${userId}`}
          />
        ))}
      </ItemList>
    </SectionCard>
  );
}
