import { EmptyState, ErrorState, SectionCard, Skeleton } from '@dwang/kit';
import { LoadMore } from '@dwang/kit/data';
import type { ReactNode } from 'react';
import type { Rows } from './use-rows';

interface RowsCardProps<Row> {
  title: string;
  icon: ReactNode;
  actions?: ReactNode;
  /** Above the rows: the form that adds one. */
  lead?: ReactNode;
  list: Rows<Row>;
  empty: { text: string; hint: string };
  /** In words: `notes`. */
  noun: string;
  children: (rows: NonNullable<Rows<Row>['rows']>) => ReactNode;
}

/** A part of the job's page: its rows, or why they are not there. */
export function RowsCard<Row>({ title, icon, actions, lead, list, empty, noun, children }: RowsCardProps<Row>) {
  const { rows, error, isFetching, retry, hidden, more } = list;
  return (
    <SectionCard title={title} icon={icon} actions={actions} minHeight="medium">
      {lead}
      {error !== null ? (
        <ErrorState title={`Could not load ${noun}`} reason={error} onRetry={retry} retrying={isFetching} />
      ) : !rows ? (
        <Skeleton active paragraph={{ rows: 4 }} title={false} />
      ) : rows.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        children(rows)
      )}
      {hidden > 0 &&
        (more ? (
          <LoadMore
            shown={rows?.length ?? 0}
            total={(rows?.length ?? 0) + hidden}
            noun={noun}
            hasMore
            loading={isFetching}
            onMore={more}
          />
        ) : (
          <p className="job-more">
            {hidden} more {noun} are not shown here.
          </p>
        ))}
    </SectionCard>
  );
}
