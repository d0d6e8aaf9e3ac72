import { errorText } from '@dwang/client';
import type { TimeSums, TimeSumsQuery } from '@dwang/contracts';
import { EmptyState, ErrorState, formatDollars, formatExactHours, formatMoney, SectionCard, Skeleton } from '@dwang/kit';
import { BarChart } from '@dwang/kit/charts';
import { useUser } from '@dwang/shell-api';
import { useTimeSumsQuery } from '../timesheets.api';

export type Measure = 'hours' | 'earnings';

interface SumsCardProps {
  title: string;
  query: TimeSumsQuery;
  measure: Measure;
  /** What a row is: `Job`, `Week`. */
  rowLabel: string;
  /** More bars than these go into the table only. */
  bars: number;
}

type Item = TimeSums['items'][number];

/** Hours or earnings as bars, with the figures of both in a table beside them. */
export function SumsCard({ title, query, measure, rowLabel, bars }: SumsCardProps) {
  const { currentData, error, refetch, isFetching } = useTimeSumsQuery(query);
  const items = currentData?.items ?? [];
  const worked = items.filter(({ seconds }) => seconds > 0);
  return (
    <SectionCard title={title} minHeight="large">
      {error && !currentData ? (
        <ErrorState reason={errorText(error, 'Please try again.')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !currentData ? (
        <Skeleton active paragraph={{ rows: 5 }} />
      ) : worked.length === 0 ? (
        <EmptyState text="No time entries found." />
      ) : (
        <div className="time-sums">
          <Bars title={title} items={chosen(items, query.by, bars)} measure={measure} rowLabel={rowLabel} by={query.by} />
          <SumsTable title={title} items={worked} rowLabel={rowLabel} />
        </div>
      )}
    </SectionCard>
  );
}

/** The latest weeks, or the longest rows. */
const chosen = (items: readonly Item[], by: TimeSumsQuery['by'], bars: number): readonly Item[] =>
  by === 'week' ? items.slice(-bars) : items.slice(0, bars);

interface BarsProps extends Pick<SumsCardProps, 'title' | 'measure' | 'rowLabel'> {
  items: readonly Item[];
  by: TimeSumsQuery['by'];
}

function Bars({ title, items, measure, rowLabel, by }: BarsProps) {
  return (
    <BarChart
      label={`${title}: ${measure}`}
      rowLabel={rowLabel}
      direction={by === 'week' ? 'up' : 'across'}
      series={[{ name: measure === 'hours' ? 'Hours' : 'Earnings', tone: 'strong' }]}
      rows={distinct(items, by).map(({ name, seconds, amount }) => ({
        name,
        values: [
          measure === 'hours'
            ? { value: seconds / 3600, text: formatExactHours(seconds) }
            : { value: Number(amount ?? 0), text: formatDollars(amount) },
        ],
      }))}
    />
  );
}

/** Weeks by their first day; two jobs of one name are told apart by their numbers. */
function distinct(items: readonly Item[], by: TimeSumsQuery['by']): readonly Item[] {
  if (by === 'week') return items.map((item) => ({ ...item, name: item.name.split(' ').slice(0, 2).join(' ') }));
  const isTwice = ({ name, key }: Item) => items.some((other) => other.name === name && other.key !== key);
  return items.map((item) => (isTwice(item) ? { ...item, name: `${item.name} #${item.key}` } : item));
}

function SumsTable({ title, items, rowLabel }: { title: string; items: readonly Item[]; rowLabel: string }) {
  const { seesPrices } = useUser();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="time-sums-scroll" aria-label={`${title}, figures`} tabIndex={0}>
      <table className="time-sums-table">
        <thead>
          <tr>
            <th scope="col">{rowLabel}</th>
            <th scope="col">Hours</th>
            {seesPrices && <th scope="col">Earnings</th>}
          </tr>
        </thead>
        <tbody>
          {items.map(({ key, name, seconds, amount }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{formatExactHours(seconds)}</td>
              {seesPrices && <td>{formatMoney(amount)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
