import type { Samples } from '../sample';

/** Clients, and what they are shown. */
export const CLIENT_SAMPLES: Samples = {
  'PATCH /api/clients/{id}': { body: { notes: 'Gate', version: 1 } },
  'POST /api/clients/import': {
    query: { dryRun: false },
    file: 'Company name,Email,Phone\nRātā Homes,office@example.nz,09 555 0100',
    type: 'application/octet-stream',
  },
  'POST /api/clients/{id}/merge': { body: { fromId: '{clientWithMail}' } },
  'POST /api/portal-links': { body: { clientId: '{clientWithMail}', label: 'For Hemi' } },
  'GET /api/portal/{token}': { at: { token: 'portalToken' } },
  'GET /api/portal/{token}/photos/{id}/thumbnail': { at: { token: 'portalToken', id: 'shownPhoto' } },
  'GET /api/portal/{token}/photos/{id}/content': { at: { token: 'portalToken', id: 'shownPhoto' } },
  'POST /api/mailings': { body: { subject: 'Kia ora', text: 'Closed over Christmas', filters: { q: '{addressedName}' } } },
  'GET /api/opt-outs/{token}': { at: { token: 'optOutToken' } },
  'POST /api/opt-outs/{token}': { at: { token: 'optOutToken' } },
  'GET /api/portal-papers/{token}': { at: { token: 'portalToken' } },
  'GET /api/portal-papers/{token}/letterhead': { at: { token: 'portalToken' } },
  'GET /api/portal-papers/{token}/quotes/{id}': { at: { token: 'portalToken', id: 'sentQuote' } },
  'POST /api/portal-papers/{token}/quotes/{id}/accept': {
    at: { token: 'portalToken', id: 'sentQuote' },
    body: { name: 'Hannah Smith' },
  },
  'POST /api/portal-papers/{token}/quotes/{id}/decline': { at: { token: 'portalToken', id: 'sentQuote' } },
  'GET /api/portal-papers/{token}/invoices/{id}': { at: { token: 'portalToken', id: 'issuedInvoice' } },
};
