import { type ApiError, api } from '@dwang/client';
import type {
  CreateInvoice,
  Invoice,
  InvoiceListQuery,
  InvoicePage,
  InvoiceSummary,
  TimeEntry,
  TimeEntryPage,
  UpdateInvoice,
} from '@dwang/contracts';

interface NewInvoice {
  body: CreateInvoice;
  /** The same for every try of the same content, also after a reload. */
  idempotencyKey: string;
}

/** What waits for money, each a query of its own: a list takes one status. `pending` holds what was sent as well. */
const OPEN = ['overdue', 'pending'] as const;
const OPEN_SHOWN = 20;
/** The server takes as many entries on one invoice. */
const MAX_ENTRIES = 2000;

const changed = ['Invoice', 'TimeEntry', 'Project', 'Dashboard'] as const;

const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvoices: build.infiniteQuery<InvoicePage, Omit<InvoiceListQuery, 'cursor'>, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/invoices', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Invoice'],
    }),
    listOpenInvoices: build.query<InvoiceSummary[], void>({
      async queryFn(_none, _api, _options, ask) {
        const answers = await Promise.all(
          OPEN.map((status) => ask({ url: '/invoices', query: { status, sort: 'dueDate', limit: OPEN_SHOWN } })),
        );
        const failed = answers.find((answer) => answer.error);
        if (failed?.error) return { error: failed.error as ApiError };
        const rows = answers.flatMap((answer) => (answer.data as InvoicePage).items);
        return { data: rows.sort((a, b) => a.dueDate.localeCompare(b.dueDate)) };
      },
      providesTags: ['Invoice'],
    }),
    listUnbilledEntries: build.query<TimeEntry[], number>({
      async queryFn(projectId, _api, _options, ask) {
        const entries: TimeEntry[] = [];
        let cursor: string | null = null;
        do {
          const answer = await ask({
            url: '/time-entries',
            query: { projectId, billed: false, sort: 'startTime', limit: 200, cursor },
          });
          if (answer.error) return { error: answer.error as ApiError };
          const page = answer.data as TimeEntryPage;
          entries.push(...page.items);
          cursor = page.nextCursor;
        } while (cursor && entries.length < MAX_ENTRIES);
        return { data: entries };
      },
      providesTags: ['TimeEntry'],
    }),
    getInvoice: build.query<Invoice, number>({ query: (id) => ({ url: `/invoices/${id}` }), providesTags: ['Invoice'] }),
    createInvoice: build.mutation<Invoice, NewInvoice>({
      query: ({ body, idempotencyKey }) => ({ url: '/invoices', method: 'POST', body, idempotencyKey }),
      invalidatesTags: changed,
    }),
    updateInvoice: build.mutation<Invoice, UpdateInvoice & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/invoices/${id}`, method: 'PATCH', body }),
      invalidatesTags: changed,
    }),
    voidInvoice: build.mutation<Invoice, number>({
      query: (id) => ({ url: `/invoices/${id}/void`, method: 'POST' }),
      invalidatesTags: changed,
    }),
    deleteInvoice: build.mutation<null, number>({
      query: (id) => ({ url: `/invoices/${id}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useListInvoicesInfiniteQuery,
  useListOpenInvoicesQuery,
  useListUnbilledEntriesQuery,
  useGetInvoiceQuery,
  useLazyGetInvoiceQuery,
  useCreateInvoiceMutation,
  useUpdateInvoiceMutation,
  useVoidInvoiceMutation,
  useDeleteInvoiceMutation,
} = invoicesApi;
