import type { Timer } from '@dwang/contracts';
import { api } from '../api';

/** Only the reading side: whatever changes the timer goes through the outbox (`timer/`). */
export const timerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTimer: build.query<Timer, void>({ query: () => ({ url: '/timer' }), providesTags: ['Timer'] }),
  }),
});

export const { useGetTimerQuery } = timerApi;
