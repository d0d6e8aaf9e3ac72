import { errorText, serverNow } from '@dwang/client';
import type { GstBasis } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { useSearchParams } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useGetGstReturnInfiniteQuery } from '../../api/gst';

const PAGE_SIZE = 50;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isBasis = (text: string | null): text is GstBasis => text === 'invoice' || text === 'payments';

/** The return of the period in the address (`on`: any of its days; `basis`: looked at by the other basis), page by page. */
export function useGstReturn() {
  const [params, setParams] = useSearchParams();
  const today = dayOf(serverNow(), useUser().company.timeZone);
  const asked = params.get('on') ?? '';
  const on = DAY.test(asked) ? asked : today;
  const basis = params.get('basis');
  const query = { limit: PAGE_SIZE, on, ...(isBasis(basis) ? { basis } : {}) };
  const answer = useGetGstReturnInfiniteQuery(query);
  const pages = answer.currentData?.pages;
  const head = pages?.[0];
  const set = (name: 'on' | 'basis', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    today,
    query,
    head,
    rows: pages?.flatMap(({ items }) => items),
    isLoading: answer.isFetching,
    error: answer.isError ? errorText(answer.error, 'Please try again.') : null,
    retry: () => void answer.refetch(),
    hasMore: answer.hasNextPage,
    loadMore: () => void answer.fetchNextPage(),
    step: (by: 1 | -1) => head && set('on', by > 0 ? addDays(head.to, 1) : addDays(head.from, -1)),
    goTo: (day: string) => set('on', day),
    look: (other: GstBasis) => set('basis', other),
  };
}

export type GstReturnView = ReturnType<typeof useGstReturn>;
