import { api } from '@dwang/client';
import type { LoggedMail, MailLogPage, MailLogQuery } from '@dwang/contracts';

export type MailFilters = Pick<MailLogQuery, 'q' | 'status' | 'kind'>;

/** Every letter of the installation and what became of it, for the platform's administrator. */
const mailLogApi = api.injectEndpoints({
  endpoints: (build) => ({
    pageMailLog: build.infiniteQuery<MailLogPage, MailFilters, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/admin/mail-log', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['MailLog'],
    }),
    openMail: build.query<LoggedMail, number>({ query: (id) => ({ url: `/admin/mail-log/${id}` }), providesTags: ['MailLog'] }),
    retryMail: build.mutation<LoggedMail, number>({
      query: (id) => ({ url: `/admin/mail-log/${id}/retry`, method: 'POST' }),
      invalidatesTags: ['MailLog'],
    }),
  }),
});

export const { usePageMailLogInfiniteQuery, useOpenMailQuery, useRetryMailMutation } = mailLogApi;
