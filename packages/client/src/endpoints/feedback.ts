import type { Feedback, FeedbackListQuery, FeedbackPage, SendFeedback, UpdateFeedback } from '@dwang/contracts';
import { api } from '../api';

type Filters = Pick<FeedbackListQuery, 'q' | 'status'>;

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
    changeFeedback: build.mutation<Feedback, UpdateFeedback & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/admin/feedback/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Feedback'],
    }),
  }),
});

export const { useSendFeedbackMutation, usePageFeedbackInfiniteQuery, useChangeFeedbackMutation } = feedbackApi;
