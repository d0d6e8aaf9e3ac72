import { api, useJoinedPages } from '@dwang/client';
import type {
  CreatePriceBook,
  ImportPricesQuery,
  MaterialListQuery,
  MaterialPage,
  PriceBook,
  PriceBookPage,
  PriceImportReport,
} from '@dwang/contracts';

const PAGE = 50;
type Filters = Omit<MaterialListQuery, 'cursor' | 'limit'>;

/** The query of an import as an address has it. */
interface ImportRequest {
  id: number;
  file: File;
  query: Partial<Record<keyof ImportPricesQuery, string>>;
}

const materialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    materialPages: build.infiniteQuery<MaterialPage, Filters, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/materials', query: { limit: PAGE, ...queryArg, cursor: pageParam } }),
      providesTags: ['Material'],
    }),
    listPriceBooks: build.query<PriceBookPage, void>({
      query: () => ({ url: '/price-books' }),
      providesTags: ['Material'],
    }),
    createPriceBook: build.mutation<PriceBook, CreatePriceBook>({
      query: (body) => ({ url: '/price-books', method: 'POST', body }),
      invalidatesTags: ['Material'],
    }),
    deletePriceBook: build.mutation<null, number>({
      query: (id) => ({ url: `/price-books/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Material', 'Estimate'],
    }),
    importPrices: build.mutation<PriceImportReport, ImportRequest>({
      query: ({ id, file, query }) => ({
        url: `/price-books/${id}/import`,
        method: 'POST',
        query,
        file: new Blob([file], { type: 'application/octet-stream' }),
      }),
      invalidatesTags: (report) => (report?.isDone ? ['Material', 'Estimate'] : []),
    }),
  }),
});

/** The catalogue and what own price lists added, page by page. */
export const useListMaterialsQuery = (filters: Filters) => useJoinedPages(materialsApi.useMaterialPagesInfiniteQuery(filters));

export const { useListPriceBooksQuery, useCreatePriceBookMutation, useDeletePriceBookMutation, useImportPricesMutation } =
  materialsApi;
