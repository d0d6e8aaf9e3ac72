import type { TimeEntry, TimeEntryListQuery, TimeEntryPage, TimeEntrySummary } from '@dwang/contracts';
import { api } from '../api';

/** Reading only: entries are written through the outbox (`time-entries/entry-writes.ts`). */
export const timeEntriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTimeEntries: build.query<TimeEntryPage, TimeEntryListQuery>({
      query: (query) => ({ url: '/time-entries', query }),
      providesTags: ['TimeEntry'],
    }),
    getTimeEntrySummary: build.query<TimeEntrySummary, void>({
      query: () => ({ url: '/time-entries/summary' }),
      providesTags: ['TimeEntry'],
    }),
    /** One entry, for a form that is opened from the address. */
    getTimeEntry: build.query<TimeEntry, number>({
      query: (id) => ({ url: `/time-entries/${id}` }),
      providesTags: ['TimeEntry'],
    }),
  }),
});

export const { useListTimeEntriesQuery, useGetTimeEntrySummaryQuery, useGetTimeEntryQuery } = timeEntriesApi;
