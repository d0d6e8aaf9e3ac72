import { ownRefused, type Rights, type Route } from './route';

const platform: Route = { rule: 'platform' };

/** What the administrator of the platform reads. */
export const PLATFORM: Rights = {
  'POST /api/feedback': ownRefused,
  'GET /api/admin/dashboard': platform,
  'GET /api/admin/users': platform,
  'POST /api/admin/users': { rule: 'platform', ok: 400 },
  'GET /api/admin/users/{id}/leaving': { rule: 'platform', row: 'member' },
  'PATCH /api/admin/users/{id}': { rule: 'platform', row: 'member', body: { role: 'user' } },
  'POST /api/admin/users/{id}/sign-out': { rule: 'platform', row: 'member' },
  'POST /api/admin/users/{id}/reset-password': { rule: 'platform', row: 'member' },
  'DELETE /api/admin/users/{id}': { rule: 'platform', row: 'member' },
  'GET /api/admin/client-errors': platform,
  'GET /api/admin/servers': platform,
  'GET /api/admin/servers/{id}/log': { rule: 'platform', row: 'server' },
  'GET /api/admin/backups': platform,
  'POST /api/admin/backups': platform,
  'GET /api/admin/backups/{id}/file': { rule: 'platform', row: 'backup', ok: 404 },
  'GET /api/admin/security-logs': platform,
  'GET /api/admin/security-logs/export': platform,
  'GET /api/admin/feedback': platform,
  'GET /api/admin/settings': platform,
  'PATCH /api/admin/settings': { rule: 'platform', ok: 400 },
  'GET /api/admin/features': platform,
  'PATCH /api/admin/features/{feature}': { rule: 'platform', ok: 400 },
  'GET /api/admin/plans': platform,
  'PATCH /api/admin/plans/{id}': { rule: 'platform', row: 'owner', ok: 400 },
  'GET /api/admin/companies': platform,
  'GET /api/admin/subscriptions': platform,
  'POST /api/admin/subscriptions': { rule: 'platform', ok: 400 },
  'GET /api/admin/subscriptions/{id}': { rule: 'platform', row: 'owner', ok: 404 },
  'PATCH /api/admin/subscriptions/{id}': { rule: 'platform', row: 'owner', ok: 400 },
  'POST /api/admin/subscriptions/{id}/cancel': { rule: 'platform', row: 'owner', ok: 404 },
  'POST /api/admin/subscriptions/{id}/invoices/{invoiceId}/paid': { rule: 'platform', row: 'owner', ok: 400 },
  'PATCH /api/admin/feedback/{id}': { rule: 'platform', row: 'owner', ok: 400 },
};
