import { parseCents } from './money';

/** What New Zealand calls taxable supply information asks more of dearer invoices. Cents, with GST. Source: GST Act s 19K, IRD's bands. */
const FREE_OF_PROOF = 20_000;
const WITHOUT_BUYER = 100_000;

interface Party {
  name: string;
  gstNumber: string;
  address: string;
  phone: string;
  email: string;
}

interface Buyer extends Party {
  nzbn: string;
  website: string;
  tradingName: string;
}

/** The parts of an invoice that the law looks at; money as decimal strings. */
export interface SupplyInformation {
  issueDate: string;
  total: string;
  tax: string;
  lines: readonly { description: string }[];
  seller: Party;
  buyer: Buyer;
  /** Stands in for a buyer's name that was left empty. */
  clientName: string;
}

/** What is missing on an invoice, and who has to have it. */
export interface SupplyGap {
  of: 'seller' | 'buyer' | 'invoice';
  /** In plain words, to be read after "Missing:". */
  text: string;
}

const has = (text: string): boolean => text.trim() !== '';

/**
 * What an invoice lacks of the information that a buyer who is registered for GST may ask for, by its total with GST: up to $200 the seller's
 * name, date, description and total; above it also the GST number and the GST; above $1,000 also the buyer's name with one of address, phone
 * number, e-mail, trading name, NZBN and website. A business that charges no GST and shows no number is taken as not registered: only the first are looked at.
 */
export function supplyGaps({ issueDate, total, tax, lines, seller, buyer, clientName }: SupplyInformation): SupplyGap[] {
  const gaps: SupplyGap[] = [];
  const cents = parseCents(total);
  if (!has(seller.name)) gaps.push({ of: 'seller', text: 'the name of your business' });
  if (!has(issueDate)) gaps.push({ of: 'invoice', text: 'the date' });
  if (lines.length === 0 || lines.some(({ description }) => !has(description)))
    gaps.push({ of: 'invoice', text: 'a description of each line' });
  const charges = parseCents(tax) !== 0;
  const isRegistered = charges || has(seller.gstNumber);
  if (!isRegistered || cents <= FREE_OF_PROOF) return gaps;
  if (!has(seller.gstNumber)) gaps.push({ of: 'seller', text: 'your GST number' });
  if (cents <= WITHOUT_BUYER) return gaps;
  if (!has(buyer.name) && !has(clientName)) gaps.push({ of: 'buyer', text: "the client's name" });
  const { address, phone, email, nzbn, website, tradingName } = buyer;
  if (![address, phone, email, nzbn, website, tradingName].some(has))
    gaps.push({ of: 'buyer', text: "the client's address, phone number, email, NZBN, website or trading name" });
  return gaps;
}
