import type { Client, ClientListQuery, ClientPage, CreateClient, UpdateClient } from '@dwang/contracts';
import { api } from '../api';

export const clientsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClients: build.query<ClientPage, ClientListQuery>({
      query: (query) => ({ url: '/clients', query }),
      providesTags: ['Client'],
    }),
    getClient: build.query<Client, number>({ query: (id) => ({ url: `/clients/${id}` }), providesTags: ['Client'] }),
    createClient: build.mutation<Client, CreateClient>({
      query: (body) => ({ url: '/clients', method: 'POST', body }),
      invalidatesTags: ['Client'],
    }),
    updateClient: build.mutation<Client, UpdateClient & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/clients/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['Client', 'Project', 'TimeEntry'],
    }),
    deleteClient: build.mutation<null, number>({
      query: (id) => ({ url: `/clients/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Client', 'Project'],
    }),
  }),
});

export const {
  useListClientsQuery,
  useGetClientQuery,
  useCreateClientMutation,
  useUpdateClientMutation,
  useDeleteClientMutation,
} = clientsApi;
