import { MARK, type Rights } from './route';

/** Quotes and their templates. */
export const QUOTES: Rights = {
  'GET /api/quotes/{id}/letter': { rule: 'officeRow', row: 'quote' },
  'GET /api/quotes': { rule: 'office' },
  'POST /api/quotes': { rule: 'office', ok: 400 },
  'GET /api/quotes/{id}': { rule: 'officeRow', row: 'quote' },
  'PUT /api/quotes/{id}': {
    rule: 'officeRow',
    row: 'quote',
    body: { clientId: null, title: MARK, lines: [{ description: MARK, quantity: '1', unitPrice: '1.00' }] },
    ok: 400,
  },
  'DELETE /api/quotes/{id}': { rule: 'officeRow', row: 'quote' },
  'POST /api/quotes/{id}/send': { rule: 'officeRow', row: 'quote' },
  'POST /api/quotes/{id}/accept': { rule: 'officeRow', row: 'quote', body: { name: MARK }, ok: 409 },
  'POST /api/quotes/{id}/decline': { rule: 'officeRow', row: 'quote', body: { reason: MARK }, ok: 409 },
  'POST /api/quotes/{id}/revise': { rule: 'officeRow', row: 'quote', ok: 409 },
  'POST /api/quotes/{id}/duplicate': { rule: 'officeRow', row: 'quote' },
  'POST /api/quotes/{id}/job': { rule: 'officeRow', row: 'quote', ok: 409 },
  'POST /api/quotes/{id}/invoice': { rule: 'officeRow', row: 'quote', ok: 409 },
  'POST /api/quotes/{id}/credit-note': { rule: 'officeRow', row: 'quote', ok: 409 },
  'GET /api/quotes/{id}/history': { rule: 'officeRow', row: 'quote' },
  'GET /api/quote-templates': { rule: 'office' },
  'POST /api/quote-templates': { rule: 'office', ok: 400 },
  'DELETE /api/quote-templates/{id}': { rule: 'officeRow', row: 'template' },
};
