import { errorText } from '@dwang/client';
import { Button, EmptyState, ErrorState, InvoiceIcon, ItemList, LinkButton, SectionCard, Skeleton } from '@dwang/kit';
import type { ReactNode } from 'react';

/** What papers of one kind hang on. */
export type PapersOf = { projectId: number } | { clientId: number };

/** A list of pages as RTK Query gives it. */
interface PagedQuery<Row> {
  currentData?: { pages: readonly { items: readonly Row[] }[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface PapersCardProps<Row> {
  /** `Invoices`. */
  title: string;
  /** `invoice`. */
  one: string;
  /** Where they are written: `/invoices`. */
  path: string;
  of: PapersOf;
  emptyHint: string;
  /** What makes another one, in place of the usual button. */
  add?: ReactNode;
  query: PagedQuery<Row>;
  children: (row: Row) => ReactNode;
}

/** The invoices or quotes for a job or to a client, the latest first. */
export function PapersCard<Row>({ title, one, path, of, emptyHint, add: ownAdd, query, children }: PapersCardProps<Row>) {
  const rows = query.currentData?.pages.flatMap(({ items }) => items);
  const noun = `${one}s`;
  const add =
    ownAdd ??
    ('projectId' in of && (
      <LinkButton size="small" type="text" to={`${path}?new=1&projectId=${of.projectId}`}>
        New {one}
      </LinkButton>
    ));
  return (
    <SectionCard title={title} icon={<InvoiceIcon aria-hidden />} minHeight="medium" actions={add}>
      {rows && rows.length > 0 ? (
        <ItemList label={title}>{rows.map(children)}</ItemList>
      ) : query.error ? (
        <ErrorState
          title={`Could not load ${noun}`}
          reason={errorText(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : rows ? (
        <EmptyState text={`No ${noun} found.`} hint={emptyHint} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
      {query.hasNextPage && (
        <Button loading={query.isFetching} onClick={() => void query.fetchNextPage()}>
          Load more
        </Button>
      )}
    </SectionCard>
  );
}
