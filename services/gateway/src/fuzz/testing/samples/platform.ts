import { createECDH, createHmac } from 'node:crypto';
import { BILLING_SECRET, PUSH_HOST } from '../outside';
import type { Samples } from '../sample';

const endpoint = `http://${PUSH_HOST}/browser`;
const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) };

const signatureOf = (body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', BILLING_SECRET).update(`${seconds}.${body}`).digest('hex')}`;

/** Notices, what the administrator does, and what providers tell. */
export const PLATFORM_SAMPLES: Samples = {
  'POST /api/push-subscriptions': { body: { endpoint, expirationTime: null, keys } },
  'DELETE /api/push-subscriptions': { body: { endpoint } },
  'POST /api/client-errors': { body: { message: 'x is not a function', place: '/jobs' } },
  'POST /api/feedback': { body: { kind: 'idea', text: 'More timber' } },
  'GET /api/admin/backups/{id}/file': { at: { id: 'madeBackup' } },
  'POST /api/admin/mail-log/{id}/retry': { at: { id: 'failedLetter' } },
  'POST /api/admin/users': { body: { companyId: '{companyId}', email: '{email}' } },
  'PATCH /api/admin/features/{feature}': { body: { isOn: true, version: '{soundVersion}' } },
  'PATCH /api/admin/plans/{id}': { at: { id: 'planId' }, body: { description: 'For one', version: '{planVersion}' } },
  'PATCH /api/admin/feedback/{id}': { at: { id: 'feedback' }, body: { status: 'read' } },
  'POST /api/admin/subscriptions': { body: { companyId: '{newcomersCompany}', plan: 'basic', trialDays: 0 } },
  'GET /api/admin/subscriptions/{id}': { at: { id: 'subscription' } },
  'PATCH /api/admin/subscriptions/{id}': {
    at: { id: 'subscription' },
    body: { plan: 'professional', version: '{subscriptionVersion}' },
  },
  'POST /api/admin/subscriptions/{id}/cancel': { at: { id: 'subscription' } },
  'POST /api/admin/subscriptions/{id}/invoices/{invoiceId}/paid': {
    at: { id: 'subscription' },
    body: { reference: 'Bank' },
  },
  'PATCH /api/admin/settings': {
    body: { changes: [{ id: 'support_email', value: 'help@example.nz', version: '{settingVersion}' }] },
  },
  'POST /api/billing/events': {
    body: { id: '{uid}', at: '{now}', type: 'invoice.failed', invoice: '{billNumber}', reason: 'expired card' },
    signs: (body) => ({ 'dwang-signature': signatureOf(body, Math.floor(Date.now() / 1000)) }),
  },
};
