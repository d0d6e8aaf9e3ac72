import { api } from '@dwang/client';
import type {
  BulkResult,
  BulkTimeEntries,
  CopiedWeek,
  CopyWeek,
  EmailedTimesheet,
  SitePeople,
  TimeEntryListQuery,
  TimeEntryPage,
  TimeGrid,
  TimeGridQuery,
  TimeHints,
  TimeHintsQuery,
  TimeSums,
  TimeSumsQuery,
  TimesheetListQuery,
  TimesheetPage,
  TimesheetWeek,
} from '@dwang/contracts';

/** What may be done with a week; the owner's moves name whose week it is. */
interface WeekMove {
  week: string;
  move: 'submit' | 'withdraw' | 'approve' | 'return';
  body?: { userId: number; reason?: string };
}

const PAGE = 200;

const timesheetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    timeGrid: build.query<TimeGrid, TimeGridQuery>({
      query: (query) => ({ url: '/time-entries/grid', query }),
      providesTags: ['TimeEntry'],
    }),
    copyWeek: build.mutation<CopiedWeek, CopyWeek>({
      query: (body) => ({ url: '/time-entries/copy-week', method: 'POST', body }),
      invalidatesTags: (_answer, _error, { dry }) => (dry ? [] : ['TimeEntry', 'Project']),
    }),
    moveWeek: build.mutation<TimesheetWeek, WeekMove>({
      query: ({ week, move, body = undefined }) => ({ url: `/timesheets/${week}/${move}`, method: 'POST', body: body ?? {} }),
      invalidatesTags: ['TimeEntry'],
    }),
    timesheetWeeks: build.query<TimesheetPage, TimesheetListQuery>({
      query: (query) => ({ url: '/timesheets', query }),
      providesTags: ['TimeEntry'],
    }),
    timeHints: build.query<TimeHints, TimeHintsQuery>({
      query: (query) => ({ url: '/time-entries/hints', query }),
      providesTags: ['TimeEntry'],
    }),
    timeSums: build.query<TimeSums, TimeSumsQuery>({
      query: (query) => ({ url: '/time-entries/sums', query }),
      providesTags: ['TimeEntry', 'Project'],
    }),
    changeEntries: build.mutation<BulkResult, BulkTimeEntries>({
      query: (body) => ({ url: '/time-entries/bulk', method: 'POST', body }),
      invalidatesTags: ['TimeEntry', 'Project'],
    }),
    deleteEntries: build.mutation<BulkResult, number[]>({
      query: (ids) => ({ url: '/time-entries/bulk-delete', method: 'POST', body: { ids } }),
      invalidatesTags: ['TimeEntry', 'Project'],
    }),
    /** For exports, which read page by page and keep none. */
    entryRows: build.query<TimeEntryPage, TimeEntryListQuery>({
      query: (query) => ({ url: '/time-entries', query: { ...query, limit: PAGE } }),
      keepUnusedDataFor: 0,
    }),
    emailTimesheet: build.mutation<EmailedTimesheet, { to: string; name: string; pdf: Blob }>({
      query: ({ pdf, ...query }) => ({
        url: '/time-entries/email',
        method: 'POST',
        query,
        file: new Blob([pdf], { type: 'application/octet-stream' }),
      }),
    }),
    timePeople: build.query<SitePeople, void>({ query: () => ({ url: '/site-days/people' }), providesTags: ['Company'] }),
  }),
});

export const {
  useTimeGridQuery,
  useCopyWeekMutation,
  useMoveWeekMutation,
  useTimesheetWeeksQuery,
  useTimeHintsQuery,
  useTimeSumsQuery,
  useChangeEntriesMutation,
  useDeleteEntriesMutation,
  useLazyEntryRowsQuery,
  useEmailTimesheetMutation,
  useTimePeopleQuery,
} = timesheetsApi;
