import type { Insights } from '@dwang/contracts';
import { isWeekend } from '@dwang/domain/holidays';
import { EmptyState, formatExactHours, formatMoney, LinkButton } from '@dwang/kit';
import { BudgetChart } from './budget-chart';
import { HoursChart } from './hours-chart';
import { useGetInsightsQuery } from './insights-api';
import { queryOf, useInsightsChoice } from './insights-choice';
import { TabState } from './tab-state';

/** The week's hours and earnings, and the estimates against what the time has cost. */
export function AnalyticsTab() {
  const [choice] = useInsightsChoice();
  const asked = useGetInsightsQuery(queryOf(choice));
  const period = choice.period === 'last-week' ? 'last week' : 'this week';
  return (
    <TabState what="your hours" asked={asked}>
      {(insights) => (
        <>
          <dl className="insights-figures">
            <div>
              <dt>Hours {period}</dt>
              <dd>{formatExactHours(insights.week.seconds)}</dd>
            </div>
            <div>
              <dt>Earnings {period}</dt>
              <dd>{formatMoney(insights.week.amount)}</dd>
            </div>
          </dl>
          <HoursChart insights={insights} period={period} />
          <p className="insights-note">{weekendWords(insights)}</p>
          {insights.budgets.length > 0 ? (
            <BudgetChart insights={insights} />
          ) : (
            <EmptyState
              text="No estimates to compare"
              hint="Give a job an estimate to see here how much of it is used."
              action={<LinkButton to="/jobs">Open jobs</LinkButton>}
            />
          )}
        </>
      )}
    </TabState>
  );
}

/** The bars show Monday to Friday: hours of the weekend are said, so that bars and total agree. */
function weekendWords({ days }: Insights): string {
  const seconds = days.filter(({ day }) => isWeekend(day)).reduce((sum, day) => sum + day.seconds, 0);
  return seconds > 0 ? `The total includes ${formatExactHours(seconds)} at the weekend.` : 'No hours at the weekend.';
}
