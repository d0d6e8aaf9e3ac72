const LINE = { description: 'Deck', quantity: '1', unitPrice: '10.00' };
const NAMED = { name: 'Fence' };
const PAPER = { clientId: 1, lines: [LINE] };
const HOUR = { projectId: 1, startTime: '2026-03-02T20:00:00Z', duration: 3600, notes: '' };

/** What is taken by routes for which the matrix of rights sends nothing worth doing. Rows of a fresh database are numbered from 1. */
export const SAMPLES: Readonly<Record<string, object>> = {
  'POST /api/projects': { ...NAMED, clientId: 1 },
  'POST /api/clients': { name: 'Client' },
  'PATCH /api/clients/{id}': { notes: 'Gate', version: 1 },
  'POST /api/invoices': { ...PAPER, issueDate: '2026-03-02', dueDate: '2026-04-20' },
  'PUT /api/invoices/{id}': { ...PAPER, version: 1 },
  'POST /api/invoices/{id}/payments': { amount: '1.00', notes: 'Cash' },
  'POST /api/invoices/{id}/credit-note': { reason: 'Wrong' },
  'POST /api/invoices/{id}/void': { reason: 'Wrong' },
  'POST /api/quotes': { ...PAPER, title: 'Deck' },
  'PUT /api/quotes/{id}': { ...PAPER, title: 'Deck', version: 1 },
  'POST /api/quotes/{id}/accept': { name: 'Hemi' },
  'POST /api/quotes/{id}/invoice': { progress: [{ lineId: 1, percent: '10' }] },
  'POST /api/quote-templates': { ...NAMED, lines: [LINE] },
  'POST /api/recurring-invoices': { ...PAPER, every: 'monthly', nextDay: '2030-01-31', makes: 'draft' },
  'PUT /api/recurring-invoices/{id}': { ...PAPER, every: 'monthly', nextDay: '2030-01-31', makes: 'draft', version: 1 },
  'POST /api/retentions': { projectId: 1, rate: '5.00' },
  'POST /api/time-entries': HOUR,
  'PATCH /api/time-entries/{id}': { notes: 'Deck', version: 1 },
  'POST /api/time-entries/bulk': { ids: [1], projectId: 1 },
  'POST /api/site-days': { projectId: 1, userId: 1, note: '', days: [{ day: '2026-03-02' }] },
  'POST /api/portal-links': { clientId: 1, label: 'For Hemi' },
  'POST /api/estimates': { name: 'Deck', projectId: 1, lines: [], labour: [] },
  'POST /api/measurements': { name: 'Beam', length: '2.4', unit: 'm' },
  'POST /api/price-books': { name: 'Timber' },
  'POST /api/suppliers': { name: 'Yard' },
  'POST /api/auth/login': { username: 'demo', password: 'three dry studs' },
  'POST /api/team/invitations': { email: 'mate@example.nz' },
  'PATCH /api/admin/settings': { settings: { app_name: 'Dwang' } },
};
