import { FAR_DAY } from '@dwang/testing/services';
import { MARK, type Rights } from './route';

/** A letter to a client; the server of the test sends none. */
const LETTER = {
  uid: '7f3f6a52-3a5c-4b58-9d4c-0c8f0a1f9a11',
  to: 'client@example.nz',
  subject: MARK,
  message: MARK,
};

/** Invoices, what makes them by itself, and their letters. */
export const INVOICES: Rights = {
  'GET /api/invoices': { rule: 'office' },
  'POST /api/invoices': { rule: 'office', ok: 400 },
  'GET /api/invoices/ageing': { rule: 'office' },
  'GET /api/invoices/documents': { rule: 'office' },
  'GET /api/invoices/{id}/letter': { rule: 'officeRow', row: 'invoice' },
  'POST /api/invoices/{id}/send': { rule: 'officeRow', row: 'invoice', body: LETTER, ok: 409 },
  'GET /api/invoices/{id}/reminders': { rule: 'officeRow', row: 'invoice' },
  'PUT /api/invoices/{id}/reminders': { rule: 'officeRow', row: 'invoice', body: { isStopped: true } },
  'GET /api/paper-mails': { rule: 'office' },
  'POST /api/paper-mails/{id}/again': { rule: 'officeRow', row: 'paperMail', ok: 409 },
  'GET /api/sending-settings': { rule: 'office' },
  'PUT /api/sending-settings': { rule: 'owners', ok: 400 },
  'GET /api/payment-reminders': { rule: 'office' },
  'POST /api/payment-reminders': { rule: 'office', ok: 400 },
  'GET /api/payment-reminders/clients/{id}': { rule: 'officeRow', row: 'client' },
  'PUT /api/payment-reminders/clients/{id}': { rule: 'officeRow', row: 'client', body: { isStopped: true } },
  'GET /api/statements/{id}': { rule: 'officeRow', row: 'client' },
  'GET /api/statements/{id}/letter': { rule: 'officeRow', row: 'client' },
  'POST /api/statements/{id}/send': {
    rule: 'officeRow',
    row: 'client',
    body: { ...LETTER, fromDay: '2026-01-01', toDay: '2026-02-01' },
    ok: 409,
  },
  'GET /api/invoices/{id}': { rule: 'officeRow', row: 'invoice' },
  'PUT /api/invoices/{id}': { rule: 'officeRow', row: 'invoice', body: { clientId: null, subtotal: '1.00' }, ok: 400 },
  'PATCH /api/invoices/{id}': { rule: 'officeRow', row: 'invoice', body: { notes: MARK } },
  'DELETE /api/invoices/{id}': { rule: 'officeRow', row: 'invoice' },
  'POST /api/invoices/{id}/duplicate': { rule: 'officeRow', row: 'invoice' },
  'GET /api/invoices/{id}/history': { rule: 'officeRow', row: 'invoice' },
  'POST /api/invoices/{id}/payments': { rule: 'officeRow', row: 'invoice', body: { amount: '1.00' }, ok: 409 },
  'POST /api/invoices/{id}/credit-note': { rule: 'officeRow', row: 'invoice', body: { reason: MARK }, ok: 409 },
  'POST /api/invoices/{id}/write-off': { rule: 'officeRow', row: 'invoice', body: { reason: MARK }, ok: 409 },
  'POST /api/invoices/{id}/write-off/remove': { rule: 'officeRow', row: 'invoice', body: { reason: MARK } },
  'GET /api/recurring-invoices': { rule: 'office' },
  'POST /api/recurring-invoices': { rule: 'office', ok: 400 },
  'GET /api/recurring-invoices/{id}': { rule: 'officeRow', row: 'recurring' },
  'PUT /api/recurring-invoices/{id}': {
    rule: 'officeRow',
    row: 'recurring',
    body: {
      clientId: 1_000_000,
      every: 'weekly',
      nextDay: FAR_DAY,
      lines: [{ description: MARK, quantity: '1', unitPrice: '1.00' }],
    },
    ok: 400,
  },
  'PATCH /api/recurring-invoices/{id}': { rule: 'officeRow', row: 'recurring', body: { paused: true } },
  'DELETE /api/recurring-invoices/{id}': { rule: 'officeRow', row: 'recurring' },
  'GET /api/invoices/{id}/peppol': { rule: 'officeRow', row: 'invoice', ok: 409 },
  'GET /api/invoices/{id}/peppol/check': { rule: 'officeRow', row: 'invoice' },
  'POST /api/invoices/{id}/void': { rule: 'officeRow', row: 'invoice', body: { reason: 'Typed wrongly' }, ok: 409 },
};
