import { errorText, isApiError } from '@dwang/client';
import { EmptyState, ErrorState, Page, PageSkeleton, useParams } from '@dwang/kit';
import type { ReactNode } from 'react';

/** The number of the row in the address; null where the address names none. */
export function useRowId(): number | null {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

interface RowPageProps<Row> {
  id: number | null;
  /** `Credit note` */
  noun: string;
  query: { currentData?: Row | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** The way back to the list. */
  back: ReactNode;
  /** Why it may not be there. */
  goneHint: string;
  children: (row: Row) => ReactNode;
}

/** The page of one row; before that, its skeleton, that there is no such row, or why it could not be loaded. */
export function RowPage<Row>({ id, noun, query, back, goneHint, children }: RowPageProps<Row>) {
  const { currentData, error, isFetching, refetch } = query;
  const name = noun.toLowerCase();
  if (currentData) return children(currentData);
  if (id === null || (isApiError(error) && error.status === 404)) {
    return (
      <Page title={noun}>
        <EmptyState text={`This ${name} was not found.`} hint={goneHint} action={back} />
      </Page>
    );
  }
  if (!error || isFetching) return <PageSkeleton variant="table" />;
  return (
    <Page title={noun} extra={back}>
      <ErrorState title={`Could not load this ${name}`} reason={errorText(error, '')} onRetry={() => void refetch()} />
    </Page>
  );
}
