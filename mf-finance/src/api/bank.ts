import { api } from '@dwang/client';
import type {
  BankLine,
  BankLinePage,
  BankLineState,
  ImportStatementQuery,
  InvoicePage,
  MatchBankLine,
  StatementReport,
} from '@dwang/contracts';
import { CHANGED } from './changed';

/** The query of an import as an address has it. */
interface StatementRequest {
  file: File;
  query: Partial<Record<keyof ImportStatementQuery, string>>;
}

const PAGE_SIZE = 30;
const OFFERED = 50;

const bankApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBankLines: build.infiniteQuery<BankLinePage, BankLineState, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: '/bank-lines',
        query: { state: queryArg, limit: PAGE_SIZE, cursor: pageParam },
      }),
      // What is suggested depends on what is open.
      providesTags: ['BankLine', 'Invoice'],
    }),
    importStatement: build.mutation<StatementReport, StatementRequest>({
      query: ({ file, query }) => ({
        url: '/bank-imports',
        method: 'POST',
        query: { ...query, name: file.name.slice(0, 200) },
        file: new Blob([file], { type: 'application/octet-stream' }),
      }),
      invalidatesTags: (report) => (report?.importId ? ['BankLine'] : []),
    }),
    undoImport: build.mutation<null, number>({
      query: (id) => ({ url: `/bank-imports/${id}`, method: 'DELETE' }),
      invalidatesTags: ['BankLine'],
    }),
    matchBankLine: build.mutation<BankLine, { id: number; body: MatchBankLine }>({
      query: ({ id, body }) => ({ url: `/bank-lines/${id}/match`, method: 'POST', body }),
      invalidatesTags: ['BankLine', ...CHANGED],
    }),
    ignoreBankLine: build.mutation<BankLine, number>({
      query: (id) => ({ url: `/bank-lines/${id}/ignore`, method: 'POST' }),
      invalidatesTags: ['BankLine'],
    }),
    undoBankLine: build.mutation<BankLine, number>({
      query: (id) => ({ url: `/bank-lines/${id}/undo`, method: 'POST' }),
      invalidatesTags: ['BankLine', ...CHANGED],
    }),
    /** The invoices to choose from, the newest first. */
    findInvoices: build.query<InvoicePage, string>({
      query: (q) => ({ url: '/invoices', query: { limit: OFFERED, ...(q && { q }) } }),
      providesTags: ['Invoice'],
    }),
  }),
});

export const {
  useListBankLinesInfiniteQuery,
  useImportStatementMutation,
  useUndoImportMutation,
  useMatchBankLineMutation,
  useIgnoreBankLineMutation,
  useUndoBankLineMutation,
  useFindInvoicesQuery,
} = bankApi;
