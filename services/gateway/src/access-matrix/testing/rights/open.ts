import { type Rights, type Route } from './route';

const open: Route = { rule: 'open' };

/** Asked without signing in. */
export const OPEN: Rights = {
  'GET /api/health': open,
  'GET /api/ready': open,
  'GET /api/test': open,
  'GET /api/app': open,
  'POST /api/client-errors': open,
  'POST /api/billing/events': open,
  'POST /api/auth/register': open,
  'POST /api/auth/login': open,
  'POST /api/auth/second-step': open,
  'POST /api/auth/passkey/options': open,
  'POST /api/auth/passkey/sign-in': open,
  'POST /api/auth/logout': open,
  'GET /api/auth/status': open,
  'POST /api/auth/forgot-password': open,
  'POST /api/auth/reset-password': open,
  'POST /api/auth/confirm-email': open,
  'GET /api/auth/invitations/{token}': open,
  'POST /api/auth/invitations/{token}': open,
  'GET /api/calendar/{file}': open,
  'GET /api/portal/{token}': open,
  'GET /api/portal/{token}/photos/{id}/thumbnail': open,
  'GET /api/portal/{token}/photos/{id}/content': open,
  'GET /api/portal-papers/{token}': open,
  'GET /api/portal-papers/{token}/letterhead': open,
  'GET /api/portal-papers/{token}/quotes/{id}': open,
  'POST /api/portal-papers/{token}/quotes/{id}/accept': open,
  'POST /api/portal-papers/{token}/quotes/{id}/decline': open,
  'GET /api/portal-papers/{token}/invoices/{id}': open,
  'GET /api/shared-estimates/{token}': open,
  'GET /api/opt-outs/{token}': open,
  'POST /api/opt-outs/{token}': open,
};
