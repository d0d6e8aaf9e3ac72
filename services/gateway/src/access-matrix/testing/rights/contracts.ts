import { MARK, NO_ROW, type Rights, WEEK } from './route';

/** Payment claims and retentions of construction contracts. */
export const CONTRACTS: Rights = {
  'PUT /api/invoices/{id}/payment-claim': { rule: 'officeRow', row: 'invoice', body: { contract: MARK } },
  'GET /api/retentions': { rule: 'office' },
  'POST /api/retentions': { rule: 'office', body: { projectId: NO_ROW, rate: '5.00' }, ok: 400 },
  'GET /api/retentions/{id}': { rule: 'officeRow', row: 'retention' },
  'PUT /api/retentions/{id}': { rule: 'officeRow', row: 'retention', body: { rate: '5.00', notes: MARK } },
  'DELETE /api/retentions/{id}': { rule: 'officeRow', row: 'retention' },
  'GET /api/retentions/{id}/moves': { rule: 'officeRow', row: 'retention' },
  'POST /api/retentions/{id}/release': { rule: 'officeRow', row: 'retention', body: { amount: '1.00' }, ok: 409 },
  'POST /api/invoices/{id}/retention': { rule: 'officeRow', row: 'invoice', ok: 409 },
  'GET /api/payment-claims': { rule: 'office' },
  'GET /api/payment-claims/settings': { rule: 'office' },
  'PUT /api/payment-claims/settings': { rule: 'owners', body: {} },
  'GET /api/payment-claims/{id}': { rule: 'officeRow', row: 'claim' },
  'DELETE /api/payment-claims/{id}': { rule: 'officeRow', row: 'claim' },
  'POST /api/payment-claims/{id}/serve': { rule: 'officeRow', row: 'claim', body: { day: WEEK, by: 'hand' }, ok: 409 },
  'DELETE /api/payment-claims/{id}/serve': { rule: 'officeRow', row: 'claim' },
  'PUT /api/payment-claims/{id}/schedule': {
    rule: 'officeRow',
    row: 'claim',
    body: { receivedOn: WEEK, amount: '1.00', reasons: MARK },
    ok: 409,
  },
  'DELETE /api/payment-claims/{id}/schedule': { rule: 'officeRow', row: 'claim' },
  'PUT /api/payment-claims/{id}/notice': { rule: 'officeRow', row: 'claim', body: { day: WEEK, note: MARK }, ok: 409 },
  'DELETE /api/payment-claims/{id}/notice': { rule: 'officeRow', row: 'claim' },
};
