import { errorText } from '@dwang/client';
import { ErrorState, Skeleton } from '@dwang/kit';
import type { ReactNode } from 'react';

interface Asked<Data> {
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What a tab shows until its rows are there, and when they do not come. Rows that were read once stay. */
export function TabState<Data>({
  what,
  asked,
  children,
}: {
  what: string;
  asked: Asked<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = asked;
  if (data) return children(data);
  if (error) {
    return (
      <ErrorState
        title={`Could not load ${what}`}
        reason={errorText(error, 'Please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return <Skeleton active title={false} paragraph={{ rows: 9 }} />;
}
