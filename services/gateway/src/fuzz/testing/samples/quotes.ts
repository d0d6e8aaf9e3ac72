import type { Samples } from '../sample';

const LINE = { description: 'Deck', quantity: '1', unitPrice: '10.00' };
const QUOTE = { clientId: '{someClient}', lines: [LINE], title: 'Deck' };
const sent = { at: { id: 'sentQuote' } };
const accepted = { at: { id: 'acceptedQuote' } };

/** Quotes and what is made of them. */
export const QUOTE_SAMPLES: Samples = {
  'POST /api/quotes': { body: QUOTE },
  'PUT /api/quotes/{id}': { body: { ...QUOTE, version: 1 } },
  'POST /api/quotes/{id}/accept': { ...sent, body: { name: 'Hemi' } },
  'POST /api/quotes/{id}/decline': { ...sent, body: { reason: 'Too dear' } },
  'POST /api/quotes/{id}/revise': sent,
  'POST /api/quotes/{id}/job': { ...accepted, body: {} },
  'POST /api/quotes/{id}/invoice': { ...accepted, body: { progress: [{ lineId: '{sentLine}', percent: '10' }] } },
  'POST /api/quotes/{id}/credit-note': { at: { id: 'overbilledQuote' }, body: {} },
  'POST /api/quote-templates': { body: { name: 'Fence', lines: [LINE] } },
};
