import type {
  CreateTimeEntry,
  TimeEntry,
  TimeEntryListQuery,
  TimeEntryPage,
  TimeEntrySummary,
  UpdateTimeEntry,
} from '@dwang/contracts';
import { api } from '../api';

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
    createTimeEntry: build.mutation<TimeEntry, CreateTimeEntry>({
      query: (body) => ({ url: '/time-entries', method: 'POST', body }),
      invalidatesTags: ['TimeEntry', 'Project'],
    }),
    updateTimeEntry: build.mutation<TimeEntry, UpdateTimeEntry & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/time-entries/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['TimeEntry', 'Project'],
    }),
    deleteTimeEntry: build.mutation<null, number>({
      query: (id) => ({ url: `/time-entries/${id}`, method: 'DELETE' }),
      invalidatesTags: ['TimeEntry', 'Project'],
    }),
  }),
});

export const {
  useListTimeEntriesQuery,
  useGetTimeEntrySummaryQuery,
  useCreateTimeEntryMutation,
  useUpdateTimeEntryMutation,
  useDeleteTimeEntryMutation,
} = timeEntriesApi;
