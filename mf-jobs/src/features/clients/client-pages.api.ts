import { api } from '@dwang/client';
import type { ClientListQuery, ClientPage } from '@dwang/contracts';

const PAGE_SIZE = 30;

const clientPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    clientPages: build.infiniteQuery<ClientPage, ClientListQuery, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/clients', query: { limit: PAGE_SIZE, ...queryArg, cursor: pageParam } }),
      providesTags: ['Client'],
    }),
  }),
});

export const { useClientPagesInfiniteQuery } = clientPagesApi;
