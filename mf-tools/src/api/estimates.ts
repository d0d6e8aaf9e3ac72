import { api, useJoinedPages } from '@dwang/client';
import type {
  AddEstimateLines,
  CreateEstimate,
  Estimate,
  EstimateLink,
  EstimateLinkPage,
  EstimateListQuery,
  EstimatePage,
  ReplaceEstimate,
  SharedEstimate,
} from '@dwang/contracts';

const PAGE = 50;
type Filters = Omit<EstimateListQuery, 'cursor' | 'limit' | 'template'> & { template?: 'true' };
const LIST = { type: 'Estimate', id: 'list' } as const;
const one = (id: number) => ({ type: 'Estimate', id }) as const;

const estimatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    estimatePages: build.infiniteQuery<EstimatePage, Filters, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/estimates', query: { limit: PAGE, ...queryArg, cursor: pageParam } }),
      providesTags: [LIST],
    }),
    getEstimate: build.query<Estimate, number>({
      query: (id) => ({ url: `/estimates/${id}` }),
      providesTags: (_answer, _error, id) => [one(id)],
    }),
    createEstimate: build.mutation<Estimate, CreateEstimate>({
      query: (body) => ({ url: '/estimates', method: 'POST', body }),
      invalidatesTags: [LIST],
    }),
    /** The answer takes the place of what was read: what is saved while one types is not read again each time. */
    replaceEstimate: build.mutation<Estimate, { id: number; body: ReplaceEstimate }>({
      query: ({ id, body }) => ({ url: `/estimates/${id}`, method: 'PUT', body }),
      invalidatesTags: [LIST],
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const done = await queryFulfilled.catch(() => null);
        if (done) dispatch(estimatesApi.util.updateQueryData('getEstimate', id, () => done.data));
      },
    }),
    addEstimateLines: build.mutation<Estimate, { id: number; body: AddEstimateLines; idempotencyKey?: string }>({
      query: ({ id, ...sent }) => ({ url: `/estimates/${id}/lines`, method: 'POST', ...sent }),
      invalidatesTags: (_answer, _error, { id }) => [LIST, one(id)],
    }),
    deleteEstimate: build.mutation<null, number>({
      query: (id) => ({ url: `/estimates/${id}`, method: 'DELETE' }),
      invalidatesTags: [LIST],
    }),
    restoreEstimate: build.mutation<Estimate, number>({
      query: (id) => ({ url: `/estimates/${id}/restore`, method: 'POST' }),
      invalidatesTags: (_answer, _error, id) => [LIST, one(id)],
    }),
    /** As a client reads it; asked anew for every paper. */
    readShared: build.query<SharedEstimate, number>({
      query: (id) => ({ url: `/estimates/${id}/shared` }),
      keepUnusedDataFor: 0,
    }),
    estimateLinks: build.query<EstimateLinkPage, number>({
      query: (id) => ({ url: `/estimates/${id}/links`, query: { limit: 20 } }),
      providesTags: (_answer, _error, id) => [one(id)],
    }),
    createEstimateLink: build.mutation<EstimateLink, number>({
      query: (id) => ({ url: `/estimates/${id}/links`, method: 'POST', body: {} }),
      invalidatesTags: (_answer, _error, id) => [one(id)],
    }),
    revokeEstimateLink: build.mutation<EstimateLink, { id: number; estimateId: number }>({
      query: ({ id }) => ({ url: `/estimate-links/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, _error, { estimateId }) => [one(estimateId)],
    }),
  }),
});

/** Estimates, the last changed first, page by page. */
export const useListEstimatesQuery = (filters: Filters, { skip = false } = {}) =>
  useJoinedPages(estimatesApi.useEstimatePagesInfiniteQuery(filters, { skip }));

export const {
  useGetEstimateQuery,
  useLazyGetEstimateQuery,
  useCreateEstimateMutation,
  useReplaceEstimateMutation,
  useAddEstimateLinesMutation,
  useDeleteEstimateMutation,
  useRestoreEstimateMutation,
  useLazyReadSharedQuery,
  useEstimateLinksQuery,
  useCreateEstimateLinkMutation,
  useRevokeEstimateLinkMutation,
} = estimatesApi;
