import { MARK, type Rights } from './route';

/** Money that came in: payments, bank lines, credits. */
export const PAYMENTS: Rights = {
  'GET /api/credit-notes/{id}/peppol': { rule: 'officeRow', row: 'creditNote', ok: 409 },
  'GET /api/credit-notes/{id}/peppol/check': { rule: 'officeRow', row: 'creditNote' },
  'GET /api/credit-notes': { rule: 'office' },
  'GET /api/payments': { rule: 'office' },
  'GET /api/credit-notes/{id}': { rule: 'officeRow', row: 'creditNote' },
  'POST /api/payments/{id}/remove': { rule: 'officeRow', row: 'payment', body: { reason: MARK } },
  'POST /api/bank-imports': { rule: 'office', file: 'application/octet-stream', ok: 400 },
  'DELETE /api/bank-imports/{id}': { rule: 'officeRow', row: 'bankImport' },
  'GET /api/bank-lines': { rule: 'office' },
  'POST /api/bank-lines/{id}/match': {
    rule: 'officeRow',
    row: 'bankLine',
    body: { invoices: [{ invoiceId: 1, amount: '1.00' }] },
    ok: 400,
  },
  'POST /api/bank-lines/{id}/ignore': { rule: 'officeRow', row: 'bankLine' },
  'POST /api/bank-lines/{id}/undo': { rule: 'officeRow', row: 'bankLine' },
  'GET /api/client-credits/{id}': { rule: 'officeRow', row: 'client' },
  'POST /api/client-credits/{id}/refunds': { rule: 'officeRow', row: 'client', body: { amount: '1.00' }, ok: 409 },
};
