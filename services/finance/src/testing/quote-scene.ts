import type { Quote } from '@dwang/contracts';
import type { Scene } from './invoice-scene';

export const line = (description: string, unitPrice: string, fields: object = {}) => ({
  description,
  quantity: '1',
  unitPrice,
  ...fields,
});

/** A deck of 1,000.00, one of two railings (400.00 or 700.00), and stain for 150.00 if wanted. */
export const DECK = [
  line('Deck as drawn', '1000.00'),
  line('Timber railing', '400.00', { group: 'Railing' }),
  line('Glass railing', '700.00', { group: 'Railing' }),
  line('Stain', '150.00', { optional: true }),
];

/** Asks for a quote for the scene's client. */
export const postQuote = ({ person, client }: Scene, fields: object = {}) =>
  person.agent.post('/api/quotes').send({ clientId: client.id, title: 'New deck', lines: DECK, ...fields });

export const makeQuote = async (scene: Scene, fields: object = {}): Promise<Quote> =>
  (await postQuote(scene, fields).expect(201)).body;

export const makeSent = (scene: Scene, fields: object = {}): Promise<Quote> => makeQuote(scene, { status: 'sent', ...fields });

/** The numbers of the lines of these texts. */
export const idsOf = (quote: Pick<Quote, 'lines'>, ...texts: string[]): number[] =>
  quote.lines.filter(({ description }) => texts.includes(description)).map(({ id }) => id);
