import { type ApiError, api } from '@dwang/client';
import type {
  BookedSiteDays,
  CalendarLink,
  CreateSiteDays,
  MoveProposals,
  NewCalendarLink,
  Outlook,
  SiteDay,
  SiteDayPage,
  SitePeople,
  UpdateSiteDay,
} from '@dwang/contracts';

interface SiteDaySpan {
  from: string;
  to: string;
  projectId?: number;
  /** 0: nobody yet. */
  userId?: number;
}

/** A team of thirty fills a month with fewer. */
const [PAGE_SIZE, MOST_PAGES] = [200, 6];

const scheduleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every booked day of the span; `isWhole` is false where there were too many to read. */
    siteDays: build.query<{ items: SiteDay[]; isWhole: boolean }, SiteDaySpan>({
      async queryFn(span, _api, _options, ask) {
        const items: SiteDay[] = [];
        let cursor: string | undefined;
        for (let count = 0; count < MOST_PAGES; count += 1) {
          const { data, error } = await ask({ url: '/site-days', query: { ...span, limit: PAGE_SIZE, cursor } });
          if (error) return { error: error as ApiError };
          const page = data as SiteDayPage;
          items.push(...page.items);
          if (page.nextCursor === null) return { data: { items, isWhole: true } };
          cursor = page.nextCursor;
        }
        return { data: { items, isWhole: false } };
      },
      providesTags: ['SiteDay', 'Project'],
    }),
    sitePeople: build.query<SitePeople, void>({ query: () => ({ url: '/site-days/people' }), providesTags: ['Company'] }),
    siteOutlook: build.query<Outlook, Omit<SiteDaySpan, 'userId'>>({
      query: (query) => ({ url: '/weather/site-days', query }),
      providesTags: ['SiteDay', 'Weather'],
    }),
    moveProposals: build.query<MoveProposals, number>({
      query: (id) => ({ url: `/weather/site-days/${id}/moves` }),
      providesTags: ['SiteDay', 'Weather'],
    }),
    bookSiteDays: build.mutation<BookedSiteDays, CreateSiteDays>({
      query: (body) => ({ url: '/site-days', method: 'POST', body }),
      invalidatesTags: ['SiteDay', 'Insight'],
    }),
    /** Shown at once in every list that holds the day, and taken back when the server refuses it. */
    patchSiteDay: build.mutation<SiteDay, { day: SiteDay; change: UpdateSiteDay; shown?: Partial<SiteDay> }>({
      query: ({ day, change }) => ({ url: `/site-days/${day.id}`, method: 'PATCH', body: { ...change, version: day.version } }),
      invalidatesTags: ['SiteDay', 'Insight'],
      async onQueryStarted({ day, change, shown }, { dispatch, getState, queryFulfilled }) {
        const lists = scheduleApi.util.selectInvalidatedBy(getState(), ['SiteDay']);
        const patches = lists.flatMap(({ endpointName, originalArgs }) =>
          endpointName === 'siteDays'
            ? [
                dispatch(
                  scheduleApi.util.updateQueryData('siteDays', originalArgs as SiteDaySpan, (list) => {
                    const row = list.items.find(({ id }) => id === day.id);
                    if (row) Object.assign(row, change, shown);
                  }),
                ),
              ]
            : [],
        );
        try {
          await queryFulfilled;
        } catch {
          for (const patch of patches) patch.undo();
        }
      },
    }),
    deleteSiteDay: build.mutation<null, number>({
      query: (id) => ({ url: `/site-days/${id}`, method: 'DELETE' }),
      invalidatesTags: ['SiteDay', 'Insight'],
    }),
    calendarLink: build.query<CalendarLink, void>({
      query: () => ({ url: '/calendar-link' }),
      providesTags: ['CalendarLink'],
    }),
    renewCalendarLink: build.mutation<CalendarLink, NewCalendarLink>({
      query: (body) => ({ url: '/calendar-link', method: 'POST', body }),
      invalidatesTags: ['CalendarLink'],
    }),
    revokeCalendarLink: build.mutation<null, void>({
      query: () => ({ url: '/calendar-link', method: 'DELETE' }),
      invalidatesTags: ['CalendarLink'],
    }),
  }),
});

export const {
  useSiteDaysQuery,
  useSitePeopleQuery,
  useSiteOutlookQuery,
  useMoveProposalsQuery,
  useBookSiteDaysMutation,
  usePatchSiteDayMutation,
  useDeleteSiteDayMutation,
  useCalendarLinkQuery,
  useRenewCalendarLinkMutation,
  useRevokeCalendarLinkMutation,
} = scheduleApi;
