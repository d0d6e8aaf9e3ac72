import { api } from '@dwang/client';
import type {
  BackgroundWork,
  Backup,
  BackupPage,
  SecurityLogListQuery,
  SecurityLogPage,
  Server,
  ServerList,
  ServerLog,
} from '@dwang/contracts';

const byCursor = {
  initialPageParam: '',
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor ?? undefined,
};

/** Processes, backups and the security log of the installation, for its administrator. */
const maintenanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServers: build.query<ServerList, void>({ query: () => ({ url: '/admin/servers' }), providesTags: ['Maintenance'] }),
    readBackgroundWork: build.query<BackgroundWork, void>({
      query: () => ({ url: '/admin/background-work' }),
      providesTags: ['Maintenance'],
    }),
    readServerLog: build.query<ServerLog, Server['id']>({ query: (id) => ({ url: `/admin/servers/${id}/log` }) }),
    pageBackups: build.infiniteQuery<BackupPage, void, string>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam }) => ({ url: '/admin/backups', query: { cursor: pageParam } }),
      providesTags: ['Maintenance'],
    }),
    createBackup: build.mutation<Backup, void>({
      query: () => ({ url: '/admin/backups', method: 'POST', body: {} }),
      invalidatesTags: ['Maintenance'],
    }),
    pageSecurityLogs: build.infiniteQuery<SecurityLogPage, Pick<SecurityLogListQuery, 'q' | 'severity'>, string>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg, pageParam }) => ({ url: '/admin/security-logs', query: { ...queryArg, cursor: pageParam } }),
      providesTags: ['Maintenance'],
    }),
  }),
});

export const {
  useListServersQuery,
  useReadBackgroundWorkQuery,
  useReadServerLogQuery,
  usePageBackupsInfiniteQuery,
  useCreateBackupMutation,
  usePageSecurityLogsInfiniteQuery,
} = maintenanceApi;
