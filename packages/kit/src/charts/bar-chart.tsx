import { Component, lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { ChartTable } from './chart-table';
import type { BarChartProps } from './chart-types';
import { useInView } from './use-in-view';

const Plot = lazy(() => import('./bar-plot'));

/** Its place is as high from the start as when it is drawn. */
const HEIGHT = 200;
const ROW_HEIGHT = 64;
const AXIS_HEIGHT = 16;

/** Without its drawing a chart is still a table. */
class OrTable extends Component<{ children: ReactNode; table: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render = () => (this.state.isBroken ? this.props.table : this.props.children);
}

/** Bars with their figures at their ends; the same figures as a table for screen readers. */
export function BarChart(props: BarChartProps) {
  const { label, rows, series, direction } = props;
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInView(place);
  const id = useId();
  const height = direction === 'up' ? HEIGHT : rows.length * ROW_HEIGHT + AXIS_HEIGHT;
  const wait = <span className="dwang-shimmer dwang-chart-wait" />;
  return (
    <figure className="dwang-chart" aria-labelledby={id}>
      <figcaption id={id} className="dwang-hidden">
        {label}
      </figcaption>
      {series.length > 1 && (
        <ul className="dwang-chart-key" aria-hidden>
          {series.map(({ name, tone }) => (
            <li key={name} data-tone={tone}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <OrTable table={<ChartTable {...props} />}>
        <div ref={place} className="dwang-chart-place" style={{ height }} aria-hidden>
          {isSeen ? (
            <Suspense fallback={wait}>
              <Plot {...props} height={height} />
            </Suspense>
          ) : (
            wait
          )}
        </div>
        <div className="dwang-hidden">
          <ChartTable {...props} />
        </div>
      </OrTable>
    </figure>
  );
}
