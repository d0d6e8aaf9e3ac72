import { api } from '@dwang/client';
import type { QuoteListQuery, QuotePage } from '@dwang/contracts';

const PAGE_SIZE = 20;

/** The company's quotes as the jobs' pages show them; they are written in the finance screens. */
const jobQuotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobQuotePages: build.infiniteQuery<QuotePage, Omit<QuoteListQuery, 'cursor'>, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/quotes', query: { limit: PAGE_SIZE, ...queryArg, cursor: pageParam } }),
      providesTags: ['Quote'],
    }),
  }),
});

export const { useJobQuotePagesInfiniteQuery } = jobQuotesApi;
