import { api } from '@dwang/client';
import type {
  ClientStatement,
  Invoice,
  IssueDay,
  PaperLetter,
  PaperMail,
  PaperMailPage,
  PaperMailQuery,
  Quote,
  ReminderPage,
  ReminderStop,
  RemindersSent,
  SendInvoice,
  SendingSettings,
  SendPaper,
  SendReminders,
  SendStatement,
  SetSendingSettings,
} from '@dwang/contracts';
import { CHANGED } from './changed';

type About = Pick<PaperMailQuery, 'invoiceId' | 'quoteId' | 'clientId'>;
interface Period {
  clientId: number;
  from: string;
  to: string;
}

const sendingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInvoiceLetter: build.query<PaperLetter, { id: number; issueDay: IssueDay }>({
      query: ({ id, issueDay }) => ({ url: `/invoices/${id}/letter`, query: { issueDay } }),
      providesTags: ['PaperMail', 'Invoice', 'Client', 'Company'],
    }),
    sendInvoice: build.mutation<Invoice, { id: number; letter: SendInvoice }>({
      query: ({ id, letter }) => ({ url: `/invoices/${id}/send`, method: 'POST', body: letter }),
      invalidatesTags: [...CHANGED, 'PaperMail'],
    }),
    getQuoteLetter: build.query<PaperLetter, number>({
      query: (id) => ({ url: `/quotes/${id}/letter` }),
      providesTags: ['PaperMail', 'Quote', 'Client', 'Company'],
    }),
    sendQuote: build.mutation<Quote, { id: number; letter: SendPaper }>({
      query: ({ id, letter }) => ({ url: `/quotes/${id}/send`, method: 'POST', body: { letter } }),
      invalidatesTags: ['Quote', 'Project', 'Activity', 'Dashboard', 'PaperMail'],
    }),
    getStatement: build.query<ClientStatement, Period>({
      query: ({ clientId, from, to }) => ({ url: `/statements/${clientId}`, query: { from, to } }),
      providesTags: ['Invoice', 'Client', 'Company'],
    }),
    getStatementLetter: build.query<PaperLetter, Period>({
      query: ({ clientId, from, to }) => ({ url: `/statements/${clientId}/letter`, query: { from, to } }),
      providesTags: ['PaperMail', 'Invoice', 'Client', 'Company'],
    }),
    sendStatement: build.mutation<ClientStatement, { clientId: number; letter: SendStatement }>({
      query: ({ clientId, letter }) => ({ url: `/statements/${clientId}/send`, method: 'POST', body: letter }),
      invalidatesTags: ['PaperMail'],
    }),
    listPaperMails: build.infiniteQuery<PaperMailPage, About, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/paper-mails', query: { ...queryArg, limit: 20, cursor: pageParam } }),
      providesTags: ['PaperMail'],
    }),
    sendAgain: build.mutation<PaperMail, number>({
      query: (id) => ({ url: `/paper-mails/${id}/again`, method: 'POST' }),
      invalidatesTags: ['PaperMail'],
    }),
    getSendingSettings: build.query<SendingSettings, void>({
      query: () => ({ url: '/sending-settings' }),
      providesTags: ['PaperMail'],
    }),
    setSendingSettings: build.mutation<SendingSettings, SetSendingSettings>({
      query: (body) => ({ url: '/sending-settings', method: 'PUT', body }),
      invalidatesTags: ['PaperMail'],
    }),
    listReminders: build.infiniteQuery<ReminderPage, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.nextCursor ?? undefined },
      query: ({ pageParam }) => ({ url: '/payment-reminders', query: { limit: 50, cursor: pageParam } }),
      providesTags: ['PaperMail', 'Invoice', 'Client'],
    }),
    sendReminders: build.mutation<RemindersSent, SendReminders>({
      query: (body) => ({ url: '/payment-reminders', method: 'POST', body }),
      invalidatesTags: ['PaperMail', 'Invoice'],
    }),
    /** `/invoices/7/reminders` or `/payment-reminders/clients/7`. */
    getReminderStop: build.query<ReminderStop, string>({
      query: (path) => ({ url: path }),
      providesTags: ['PaperMail'],
    }),
    setReminderStop: build.mutation<ReminderStop, { path: string; isStopped: boolean }>({
      query: ({ path, isStopped }) => ({ url: path, method: 'PUT', body: { isStopped } }),
      invalidatesTags: ['PaperMail'],
    }),
  }),
});

export const {
  useGetInvoiceLetterQuery,
  useSendInvoiceMutation,
  useGetQuoteLetterQuery,
  useSendQuoteMutation,
  useGetStatementQuery,
  useGetStatementLetterQuery,
  useSendStatementMutation,
  useListPaperMailsInfiniteQuery,
  useSendAgainMutation,
  useGetSendingSettingsQuery,
  useSetSendingSettingsMutation,
  useListRemindersInfiniteQuery,
  useSendRemindersMutation,
  useGetReminderStopQuery,
  useSetReminderStopMutation,
} = sendingApi;
