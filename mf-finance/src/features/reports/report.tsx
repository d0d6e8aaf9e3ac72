import { EmptyState, ErrorState, FilterBar, SectionCard, Skeleton, Stack, SummaryCard, SummaryCards } from '@dwang/kit';
import { BarChart } from '@dwang/kit/charts';
import { type Column, DataTable, LoadMore, type SortState } from '@dwang/kit/data';
import { type ExportColumn, ExportMenu } from '@dwang/kit/export';
import { useUser } from '@dwang/shell-api';
import type { ComponentProps, ReactNode } from 'react';
import { daysText } from './period-filter';
import type { Days } from './periods';
import type { ReportRows } from './report-pages';
import './reports.css';

interface Figure {
  label: string;
  figure: string;
  hint?: string;
}

export interface ReportProps<Row, Totals extends { count: number }> {
  /** `Profit by job` */
  title: string;
  /** What a row is, in the plural: `jobs`. */
  noun: string;
  /** What the figures are made of, in a sentence or two. */
  basis: string;
  /** Which days, beside the export. */
  filter?: ReactNode;
  /** Null: any day. */
  days: Days | null;
  view: ReportRows<Row, Totals>;
  figures: (totals: Totals | undefined) => Figure[];
  chart: (rows: readonly Row[]) => Omit<ComponentProps<typeof BarChart>, 'label'>;
  /** The chart is no higher than 200 pixels. */
  isLow?: boolean;
  columns: Column<Row>[];
  rowKey: (row: Row) => string | number;
  open: (row: Row) => void;
  openLabel: (row: Row) => string;
  sort?: SortState | undefined;
  onSort?: ((sort: SortState) => void) | undefined;
  exported: ExportColumn<Row>[];
  everyRow: () => AsyncIterable<Row>;
  empty: { text: string; hint: string };
}

/** A report: its figures, a picture of the largest rows, all rows, and the way out as a file. */
export function Report<Row, Totals extends { count: number }>(props: ReportProps<Row, Totals>) {
  const { title, basis, filter, days, view, figures, columns, rowKey, open, openLabel, sort, onSort, exported, everyRow } = props;
  const { rows, totals, isLoading, error } = view;
  const { company } = useUser();
  const isWaiting = !totals && !error;
  const isEmpty = totals?.count === 0;
  const when = days ? daysText(days) : 'Up to now';
  return (
    <Stack>
      <FilterBar
        lead={
          <>
            {filter}
            <ExportMenu
              name={`${title.replaceAll(' ', '-')}-${days?.from || days?.to ? [days?.from, days?.to].filter(Boolean).join('-to-') : 'all'}`}
              title={title}
              subtitle={`${company.name}, ${when}`}
              columns={exported}
              rows={everyRow}
              total={totals?.count}
              disabled={!totals || isEmpty}
            />
          </>
        }
      />
      <p className="finance-basis">{basis}</p>
      <SummaryCards label={`${title}, altogether`}>
        {figures(totals).map((figure) => (
          <SummaryCard key={figure.label} {...figure} loading={isWaiting} />
        ))}
      </SummaryCards>
      <SectionCard title={title} minHeight={props.isLow ? 'medium' : 'large'}>
        <ReportChart {...props} />
      </SectionCard>
      {!isEmpty && !error && (
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          loading={isLoading}
          empty={props.empty}
          onOpen={open}
          openLabel={openLabel}
          {...(sort && onSort ? { sort, onSort } : {})}
          footer={
            rows && (
              <LoadMore
                shown={rows.length}
                total={totals?.count}
                noun={props.noun}
                hasMore={view.hasMore}
                loading={isLoading}
                onMore={view.loadMore}
              />
            )
          }
        />
      )}
    </Stack>
  );
}

function ReportChart<Row, Totals extends { count: number }>({ title, view, chart, empty }: ReportProps<Row, Totals>) {
  const { rows, error, retry, isLoading } = view;
  if (error) return <ErrorState title="Could not load the report" reason={error} onRetry={retry} retrying={isLoading} />;
  if (!rows) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  if (rows.length === 0) return <EmptyState {...empty} />;
  return <BarChart label={title} {...chart(rows)} />;
}
