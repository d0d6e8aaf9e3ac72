import { api } from '@dwang/client';
import type {
  Client,
  ClientContact,
  ClientDuplicates,
  ClientListQuery,
  ClientPage,
  ClientSite,
  ContactPage,
  CreateContact,
  CreateSite,
  ImportClientsQuery,
  ImportReport,
  MergeClients,
  UpdateContact,
  UpdateSite,
} from '@dwang/contracts';

const PAGE_SIZE = 30;
const MOST_DETAILS = 200;

interface OfClient {
  clientId: number;
}

/** The query of an import as an address has it. */
export interface ImportRequest {
  file: File;
  query: Partial<Record<keyof ImportClientsQuery, string>>;
}

const clientBookApi = api.injectEndpoints({
  endpoints: (build) => ({
    clientPages: build.infiniteQuery<ClientPage, ClientListQuery, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/clients', query: { limit: PAGE_SIZE, ...queryArg, cursor: pageParam } }),
      providesTags: ['Client'],
    }),
    /** Pages for an export, as large as the server gives them; not kept. */
    clientRows: build.query<ClientPage, ClientListQuery>({
      query: (query) => ({ url: '/clients', query: { limit: 200, ...query } }),
      keepUnusedDataFor: 0,
    }),
    duplicates: build.query<ClientDuplicates, void>({ query: () => ({ url: '/clients/duplicates' }), providesTags: ['Client'] }),
    mergeClients: build.mutation<Client, MergeClients & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/clients/${id}/merge`, method: 'POST', body }),
      invalidatesTags: ['Client', 'Project', 'Invoice', 'PortalLink'],
    }),
    importClients: build.mutation<ImportReport, ImportRequest>({
      query: ({ file, query }) => ({
        url: '/clients/import',
        method: 'POST',
        query,
        file: new Blob([file], { type: 'application/octet-stream' }),
      }),
      invalidatesTags: (report) => (report?.isDone ? ['Client'] : []),
    }),
    contacts: build.query<ContactPage, number>({
      query: (id) => ({ url: `/clients/${id}/contacts`, query: { limit: MOST_DETAILS } }),
      providesTags: ['Client'],
    }),
    createContact: build.mutation<ClientContact, CreateContact & OfClient>({
      query: ({ clientId, ...body }) => ({ url: `/clients/${clientId}/contacts`, method: 'POST', body }),
      invalidatesTags: ['Client'],
    }),
    updateContact: build.mutation<ClientContact, UpdateContact & OfClient & { id: number }>({
      query: ({ clientId, id, ...body }) => ({ url: `/clients/${clientId}/contacts/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Client'],
    }),
    deleteContact: build.mutation<null, OfClient & { id: number }>({
      query: ({ clientId, id }) => ({ url: `/clients/${clientId}/contacts/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Client'],
    }),
    makeMainContact: build.mutation<null, OfClient & { id: number }>({
      query: ({ clientId, id }) => ({ url: `/clients/${clientId}/contacts/${id}/make-main`, method: 'POST' }),
      invalidatesTags: ['Client'],
    }),
    createSite: build.mutation<ClientSite, CreateSite & OfClient>({
      query: ({ clientId, ...body }) => ({ url: `/clients/${clientId}/sites`, method: 'POST', body }),
      invalidatesTags: ['Client'],
    }),
    updateSite: build.mutation<ClientSite, UpdateSite & OfClient & { id: number }>({
      query: ({ clientId, id, ...body }) => ({ url: `/clients/${clientId}/sites/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Client'],
    }),
    deleteSite: build.mutation<null, OfClient & { id: number }>({
      query: ({ clientId, id }) => ({ url: `/clients/${clientId}/sites/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Client'],
    }),
  }),
});

export const {
  useClientPagesInfiniteQuery,
  useLazyClientRowsQuery,
  useDuplicatesQuery,
  useMergeClientsMutation,
  useImportClientsMutation,
  useContactsQuery,
  useCreateContactMutation,
  useUpdateContactMutation,
  useDeleteContactMutation,
  useMakeMainContactMutation,
  useCreateSiteMutation,
  useUpdateSiteMutation,
  useDeleteSiteMutation,
} = clientBookApi;
