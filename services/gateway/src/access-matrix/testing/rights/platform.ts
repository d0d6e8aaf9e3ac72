import { ownRefused, type Rights, type Route } from './route';

const platform: Route = { rule: 'platform' };

/** What the administrator of the platform reads. */
export const PLATFORM: Rights = {
  'POST /api/feedback': ownRefused,
  'GET /api/admin/users': platform,
  'GET /api/admin/client-errors': platform,
  'GET /api/admin/feedback': platform,
  'PATCH /api/admin/feedback/{id}': { rule: 'platform', row: 'owner', ok: 400 },
};
