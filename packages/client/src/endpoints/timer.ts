import type { PutTimer, SaveTimer, TimeEntry, Timer } from '@dwang/contracts';
import { api } from '../api';

export const timerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTimer: build.query<Timer, void>({ query: () => ({ url: '/timer' }), providesTags: ['Timer'] }),
    putTimer: build.mutation<Timer, PutTimer>({
      query: (body) => ({ url: '/timer', method: 'PUT', body }),
      async onQueryStarted(_body, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(timerApi.util.upsertQueryData('getTimer', undefined, data));
        else dispatch(api.util.invalidateTags(['Timer']));
      },
    }),
    discardTimer: build.mutation<null, void>({ query: () => ({ url: '/timer', method: 'DELETE' }), invalidatesTags: ['Timer'] }),
    saveTimer: build.mutation<TimeEntry, SaveTimer>({
      query: (body) => ({ url: '/timer/save', method: 'POST', body }),
      invalidatesTags: ['Timer', 'TimeEntry', 'Project'],
    }),
  }),
});

export const { useGetTimerQuery, usePutTimerMutation, useDiscardTimerMutation, useSaveTimerMutation } = timerApi;
