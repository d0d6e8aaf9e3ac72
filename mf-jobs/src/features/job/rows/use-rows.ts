import { errorText, type OutboxKind, overlay, type Synced, usePending } from '@dwang/client';
import { useMemo } from 'react';

interface ListQuery<Row> {
  data?: { items: Row[]; totals: { count: number } } | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  /** Reads the next page, where the list comes in pages. */
  more?: () => void;
}

interface OverlaidRow {
  uid: string;
  projectId: number | null;
}

export interface Rows<Row> {
  /** With what this device has not sent yet laid over; undefined until something is known. */
  rows: Synced<Row>[] | undefined;
  /** Rows on the server beyond those that are shown. */
  hidden: number;
  /** Shows the next of them, where there is a way. */
  more?: (() => void) | undefined;
  error: string | null;
  isFetching: boolean;
  retry: () => void;
}

/** The rows of one job as the person left them, also while the server cannot be reached. */
export function useRows<Row extends OverlaidRow>(kind: OutboxKind, projectId: number, query: ListQuery<Row>): Rows<Row> {
  const { data, error, isFetching, refetch, more } = query;
  const pending = usePending<Row>(kind);
  const rows = useMemo(() => {
    const own = pending.filter(({ operation, preview }) => operation !== 'create' || preview?.projectId === projectId);
    const laid = overlay(data?.items ?? [], own);
    return data || laid.length > 0 ? laid : undefined;
  }, [data, pending, projectId]);
  return {
    rows,
    hidden: data ? data.totals.count - data.items.length : 0,
    more,
    error: error && !rows ? errorText(error, 'Please try again.') : null,
    isFetching,
    retry: () => void refetch(),
  };
}
