import type { Feedback, FeedbackListQuery, FeedbackPage, FeedbackStatus, SendFeedback } from '@dwang/contracts';
import { api } from '../api';

type Filters = Pick<FeedbackListQuery, 'status'>;

/** Sending is for everybody, the list for the platform's administrator. */
const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendFeedback: build.mutation<null, SendFeedback>({
      query: (body) => ({ url: '/feedback', method: 'POST', body }),
      invalidatesTags: ['Feedback'],
    }),
    pageFeedback: build.infiniteQuery<FeedbackPage, Filters, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/admin/feedback', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Feedback'],
    }),
    markFeedback: build.mutation<Feedback, { id: number; status: FeedbackStatus }>({
      query: ({ id, status }) => ({ url: `/admin/feedback/${id}`, method: 'PATCH', body: { status } }),
      invalidatesTags: ['Feedback'],
    }),
  }),
});

export const { useSendFeedbackMutation, usePageFeedbackInfiniteQuery, useMarkFeedbackMutation } = feedbackApi;
