import { own, ownRefused, type Rights } from './route';

/** The dashboard, notices and live events. */
export const DASHBOARD: Rights = {
  'GET /api/dashboard': own,
  'PUT /api/dashboard': { rule: 'own', body: { widgets: [] } },
  'GET /api/insights': own,
  'GET /api/insights/tasks': own,
  'GET /api/insights/recommendations': own,
  'GET /api/events': { rule: 'stream' },
  'GET /api/notifications': own,
  'POST /api/notifications/read-all': own,
  'PATCH /api/notifications/{id}': { rule: 'noticeOfViewer', row: 'notice', body: { read: true } },
  'GET /api/push-subscriptions/key': own,
  'POST /api/push-subscriptions': ownRefused,
  'DELETE /api/push-subscriptions': ownRefused,
};
