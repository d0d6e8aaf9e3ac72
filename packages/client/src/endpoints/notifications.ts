import type {
  CreatePushSubscription,
  NotificationItem,
  NotificationListQuery,
  NotificationPage,
  PushKey,
  ReadAllNotifications,
} from '@dwang/contracts';
import { api } from '../api';

type Filters = Pick<NotificationListQuery, 'unread' | 'kind'>;
const PAGE = 30;

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<NotificationPage, NotificationListQuery>({
      query: (query) => ({ url: '/notifications', query }),
      providesTags: ['Notification'],
    }),
    pageNotifications: build.infiniteQuery<NotificationPage, Filters, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/notifications', query: { ...queryArg, limit: PAGE, cursor: pageParam } }),
      providesTags: ['Notification'],
    }),
    markNotification: build.mutation<NotificationItem, { id: number; read: boolean }>({
      query: ({ id, read }) => ({ url: `/notifications/${id}`, method: 'PATCH', body: { read } }),
      invalidatesTags: ['Notification'],
    }),
    readAllNotifications: build.mutation<ReadAllNotifications, void>({
      query: () => ({ url: '/notifications/read-all', method: 'POST' }),
      invalidatesTags: ['Notification'],
    }),
    getPushKey: build.query<PushKey, void>({ query: () => ({ url: '/push-subscriptions/key' }) }),
    addPushSubscription: build.mutation<null, CreatePushSubscription>({
      query: (body) => ({ url: '/push-subscriptions', method: 'POST', body }),
    }),
    removePushSubscription: build.mutation<null, string>({
      query: (endpoint) => ({ url: '/push-subscriptions', method: 'DELETE', body: { endpoint } }),
    }),
  }),
});

export const {
  useListNotificationsQuery,
  usePageNotificationsInfiniteQuery,
  useMarkNotificationMutation,
  useReadAllNotificationsMutation,
  useGetPushKeyQuery,
  useAddPushSubscriptionMutation,
  useRemovePushSubscriptionMutation,
} = notificationsApi;
