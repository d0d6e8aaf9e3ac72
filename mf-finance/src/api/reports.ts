import { api } from '@dwang/client';
import type {
  ClientReport,
  ClientReportQuery,
  FinanceSettings,
  JobReport,
  JobReportQuery,
  MonthReport,
  MonthReportQuery,
  NextNumbers,
  PersonReport,
  SetFinanceSettings,
  SetNextNumbers,
  UnbilledReport,
  UnbilledReportQuery,
} from '@dwang/contracts';

interface Paged {
  nextCursor: string | null;
}
/** A report that comes page by page. */
const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: Paged) => page.nextCursor ?? undefined,
};

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobReport: build.infiniteQuery<JobReport, Omit<JobReportQuery, 'cursor'>, string | null>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ url: '/reports/jobs', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Invoice', 'TimeEntry', 'Project'],
    }),
    jobReportRows: build.query<JobReport, JobReportQuery>({ query: (query) => ({ url: '/reports/jobs', query }) }),
    monthReport: build.query<MonthReport, MonthReportQuery>({
      query: (query) => ({ url: '/reports/months', query }),
      providesTags: ['Invoice'],
    }),
    clientReport: build.infiniteQuery<ClientReport, Omit<ClientReportQuery, 'cursor'>, string | null>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ url: '/reports/clients', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Invoice', 'Client'],
    }),
    clientReportRows: build.query<ClientReport, ClientReportQuery>({ query: (query) => ({ url: '/reports/clients', query }) }),
    personReport: build.query<PersonReport, MonthReportQuery>({
      query: (query) => ({ url: '/reports/people', query }),
      providesTags: ['TimeEntry', 'Team'],
    }),
    unbilledReport: build.infiniteQuery<UnbilledReport, Omit<UnbilledReportQuery, 'cursor'>, string | null>({
      infiniteQueryOptions: pages,
      query: ({ queryArg, pageParam }) => ({ url: '/reports/unbilled', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['TimeEntry', 'Project'],
    }),
    unbilledReportRows: build.query<UnbilledReport, UnbilledReportQuery>({
      query: (query) => ({ url: '/reports/unbilled', query }),
    }),
    getFinanceSettings: build.query<FinanceSettings, void>({
      query: () => ({ url: '/finance-settings' }),
      providesTags: ['Invoice'],
    }),
    setFinanceSettings: build.mutation<FinanceSettings, SetFinanceSettings>({
      query: (body) => ({ url: '/finance-settings', method: 'PATCH', body }),
      invalidatesTags: ['Invoice'],
    }),
    getNextNumbers: build.query<NextNumbers, void>({
      query: () => ({ url: '/finance-settings/next-numbers' }),
      providesTags: ['Invoice', 'Quote'],
    }),
    setNextNumbers: build.mutation<NextNumbers, SetNextNumbers>({
      query: (body) => ({ url: '/finance-settings/next-numbers', method: 'PATCH', body }),
      invalidatesTags: ['Invoice'],
    }),
  }),
});

export const {
  useJobReportInfiniteQuery,
  useLazyJobReportRowsQuery,
  useMonthReportQuery,
  useClientReportInfiniteQuery,
  useLazyClientReportRowsQuery,
  usePersonReportQuery,
  useUnbilledReportInfiniteQuery,
  useLazyUnbilledReportRowsQuery,
  useGetFinanceSettingsQuery,
  useSetFinanceSettingsMutation,
  useGetNextNumbersQuery,
  useSetNextNumbersMutation,
} = reportsApi;
