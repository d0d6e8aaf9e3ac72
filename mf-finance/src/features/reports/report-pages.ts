import { errorText } from '@dwang/client';

interface Page<Row, Totals> {
  items: Row[];
  totals: Totals;
}

/** A report's rows as the screen shows them. */
export interface ReportRows<Row, Totals> {
  rows: Row[] | undefined;
  totals: Totals | undefined;
  isLoading: boolean;
  error: string | null;
  retry: () => void;
  hasMore: boolean;
  loadMore: () => void;
}

interface Answer {
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}
interface OnePage<Row, Totals> extends Answer {
  currentData?: Page<Row, Totals> | undefined;
}
interface ManyPages<Row, Totals> extends Answer {
  currentData?: { pages: Page<Row, Totals>[] } | undefined;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
}

const common = ({ isFetching, isError, error, refetch }: Answer) => ({
  isLoading: isFetching,
  error: isError ? errorText(error, 'Please try again.') : null,
  retry: () => void refetch(),
});

export const onePage = <Row, Totals>(answer: OnePage<Row, Totals>): ReportRows<Row, Totals> => ({
  ...common(answer),
  rows: answer.currentData?.items,
  totals: answer.currentData?.totals,
  hasMore: false,
  loadMore: () => undefined,
});

export const manyPages = <Row, Totals>(answer: ManyPages<Row, Totals>): ReportRows<Row, Totals> => ({
  ...common(answer),
  rows: answer.currentData?.pages.flatMap(({ items }) => items),
  totals: answer.currentData?.pages[0]?.totals,
  hasMore: answer.hasNextPage,
  loadMore: () => void answer.fetchNextPage(),
});
