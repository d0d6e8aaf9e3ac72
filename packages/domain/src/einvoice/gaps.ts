import { gstOnExclusive } from '../gst';
import { checkNzbn, checkPeppolId } from '../nz-numbers';
import { endpointOf, registeredAs } from './party-numbers';
import type { EGap, EInvoice, ELine } from './types';
import { UNIT_CODES } from './unit-codes';

type Check = (document: EInvoice) => EGap | null;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** By how much GST may miss 15 % of its base, in cents. */
const TAX_TOLERANCE = 100;
/** By how much quantity x price may miss a line's amount, in cents. */
const LINE_TOLERANCE = 2;

const gap = (isMissing: boolean, rule: string, of: EGap['of'], text: string): EGap | null =>
  isMissing ? { rule, of, text } : null;
const has = (text: string): boolean => text.trim() !== '';
const sumOf = (lines: readonly Pick<ELine, 'netCents'>[]): number => lines.reduce((sum, { netCents }) => sum + netCents, 0);

const hasNumber: Check = ({ number }) => gap(!has(number), 'ibr-002', 'document', 'It has no number yet: issue it first.');
const hasDate: Check = ({ issueDate }) => gap(!DAY.test(issueDate), 'ibr-073', 'document', 'It has no date of issue.');
const hasDueDay: Check = ({ kind, totalCents, dueDate, terms }) =>
  gap(
    kind === 'invoice' && totalCents > 0 && !DAY.test(dueDate) && !has(terms),
    'aligned-ibrp-061',
    'document',
    'It says neither when it is due nor on what terms.',
  );
const hasReference: Check = ({ buyerReference, orderReference }) =>
  gap(
    !has(buyerReference) && !has(orderReference),
    'aligned-ibrp-003',
    'document',
    'Enter a reference of the buyer, or their order number.',
  );
const hasLines: Check = ({ lines }) => gap(lines.length === 0, 'ibr-016', 'document', 'It has no lines.');
const describesLines: Check = ({ lines }) =>
  gap(
    lines.some(({ description }) => !has(description)),
    'ibr-025',
    'document',
    'A line has no description.',
  );

const sellerName: Check = ({ seller }) => gap(!has(seller.name), 'ibr-006', 'seller', 'Your business has no name.');
const sellerNzbn: Check = ({ seller }) => gap(!has(seller.nzbn), 'ibr-080', 'seller', 'Your business has no NZBN.');
const sellerNzbnFits: Check = ({ seller }) =>
  gap(
    has(seller.nzbn) && checkNzbn(seller.nzbn).problem !== null,
    'ibr-068',
    'seller',
    'The NZBN of your business does not pass its check digit.',
  );
const sellerGst: Check = ({ seller, taxCents }) =>
  gap(taxCents !== 0 && !has(seller.gstNumber), 'ibr-co-26', 'seller', 'GST is charged, but your business has no GST number.');
const sellerZeroRates: Check = ({ seller, categories }) =>
  gap(
    categories.some(({ category }) => category === 'Z' || category === 'G') && !has(seller.gstNumber),
    'ibr-co-26',
    'seller',
    'Lines are zero-rated, but your business has no GST number.',
  );
const sellerAccount: Check = ({ kind, bankAccount }) =>
  gap(
    kind === 'invoice' && !/^\d{16}$/.test(bankAccount),
    'aligned-ibrp-018',
    'seller',
    'Your business has no bank account to pay into, or it is not a New Zealand one.',
  );
const buyerName: Check = ({ buyer }) => gap(!has(buyer.name), 'ibr-007', 'buyer', 'The client has no name.');
const buyerAddress: Check = ({ buyer }) =>
  gap(
    endpointOf(buyer) === null,
    'ibr-081',
    'buyer',
    buyer.country === 'NZ' ? 'The client has no NZBN.' : 'The client has no address for e-invoices: an ABN or a GLN.',
  );
const buyerRegistered: Check = ({ buyer }) => {
  if (endpointOf(buyer) === null || registeredAs(buyer) !== null) return null;
  if (buyer.country === 'AU') return gap(true, 'aligned-ibr-004-aunz', 'buyer', 'A client in Australia needs an ABN.');
  return gap(buyer.country === 'NZ', 'aligned-ibr-005-aunz', 'buyer', 'A client in New Zealand needs an NZBN.');
};
const buyerAddressFits: Check = ({ buyer: { peppolId } }) =>
  gap(
    peppolId !== '' && checkPeppolId(peppolId).problem !== null,
    peppolId.startsWith('0151') ? 'PEPPOL-COMMON-R050' : 'ibr-068',
    'buyer',
    `The ${peppolId.startsWith('0151') ? 'ABN' : 'GLN'} of the client does not pass its check digits.`,
  );
const buyerNzbnFits: Check = ({ buyer }) =>
  gap(
    has(buyer.nzbn) && checkNzbn(buyer.nzbn).problem !== null,
    'ibr-068',
    'buyer',
    'The NZBN of the client does not pass its check digit.',
  );

const linesTie: Check = ({ lines, discountCents, subtotalCents }) =>
  gap(sumOf(lines) - discountCents !== subtotalCents, 'ibr-co-13', 'document', 'Its lines do not add up to its subtotal.');
const totalTies: Check = ({ subtotalCents, taxCents, totalCents }) =>
  gap(subtotalCents + taxCents !== totalCents, 'ibr-co-15', 'document', 'Its subtotal and GST do not add up to its total.');
const gstFits: Check = ({ categories, taxCents }) =>
  gap(
    Math.abs(taxCents - gstOnExclusive(sumOf(categories.filter(({ category }) => category === 'S')))) > TAX_TOLERANCE,
    'aligned-ibrp-051-aunz',
    'document',
    'Its GST was typed by hand and is not 15 %.',
  );
const outsideStandsAlone: Check = ({ categories }) =>
  gap(
    categories.length > 1 && categories.some(({ category }) => category === 'O'),
    'aligned-ibrp-o-11-aunz',
    'document',
    'It has lines outside GST beside others: the network takes those only on a document of their own.',
  );
const linesMultiply: Check = ({ lines }) =>
  gap(
    lines.some(({ quantity, price, netCents }) => Math.abs(Number(quantity) * Number(price) * 100 - netCents) > LINE_TOLERANCE),
    'aligned-ibrp-053',
    'document',
    'A line is not its quantity times its price.',
  );
const pricesStand: Check = ({ lines }) =>
  gap(
    lines.some(({ price }) => price.startsWith('-')),
    'ibr-027',
    'document',
    'A line has a price below 0.',
  );
const unitsAreKnown: Check = ({ lines }) =>
  gap(
    lines.some(({ unitCode }) => !UNIT_CODES.has(unitCode)),
    'ibr-cl-23',
    'document',
    'A line has an unknown unit.',
  );

const CHECKS: readonly Check[] = [
  hasNumber,
  hasDate,
  hasDueDay,
  hasReference,
  hasLines,
  describesLines,
  sellerName,
  sellerNzbn,
  sellerNzbnFits,
  sellerGst,
  sellerZeroRates,
  sellerAccount,
  buyerName,
  buyerAddress,
  buyerRegistered,
  buyerAddressFits,
  buyerNzbnFits,
  linesTie,
  totalTies,
  gstFits,
  outsideStandsAlone,
  linesMultiply,
  pricesStand,
  unitsAreKnown,
];

/** Everything that keeps the document from being taken by the network, in plain words; empty when it may go. */
export const einvoiceGaps = (document: EInvoice): EGap[] => CHECKS.flatMap((check) => check(document) ?? []);
