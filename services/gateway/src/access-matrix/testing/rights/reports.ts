import { dayOf } from '@dwang/domain';
import { type Rights } from './route';

const thisMonth = () => ({ month: dayOf(Date.now(), 'Pacific/Auckland').slice(0, 7) });

/** Reports, GST and the settings of finance. */
export const REPORTS: Rights = {
  'GET /api/reports/jobs': { rule: 'office' },
  'GET /api/reports/months': { rule: 'office' },
  'GET /api/reports/clients': { rule: 'office' },
  'GET /api/reports/people': { rule: 'office' },
  'GET /api/reports/unbilled': { rule: 'office' },
  'GET /api/finance-settings': { rule: 'office' },
  'PATCH /api/finance-settings': { rule: 'owners', body: { accountCode: '200' } },
  'GET /api/finance-settings/next-numbers': { rule: 'office' },
  'PATCH /api/finance-settings/next-numbers': { rule: 'owners', body: thisMonth },
  'GET /api/gst/return': { rule: 'office' },
  'GET /api/gst/settings': { rule: 'office' },
  'PUT /api/gst/settings': { rule: 'owners', body: { basis: 'payments', months: 2, endsIn: 1 } },
};
