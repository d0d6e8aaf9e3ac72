/** One of the two sides of an e-invoice. */
export interface EParty {
  name: string;
  /** 13 digits; '' while unknown. It is also the address on the network, unless there is a `peppolId`. */
  nzbn: string;
  /** `0151:51824753556`; '' for none. */
  peppolId: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  gstNumber: string;
  contact: string;
  email: string;
  phone: string;
  /** As people write it, in lines or with commas. */
  address: string;
}

export interface ELine {
  description: string;
  quantity: string;
  /** UN/ECE Recommendation 20 or 21. */
  unitCode: string;
  /** A unit that has no code, in its own word. */
  unitNote: string;
  /** Without GST. */
  netCents: number;
  /** Without GST, up to ten places, never below 0. */
  price: string;
  category: ECategory;
}

/** GST by UNCL5305, as far as PINT A-NZ has it: standard, zero-rated, exempt, export free of tax, not subject to tax. */
export type ECategory = 'S' | 'Z' | 'E' | 'G' | 'O';

/** What the lines of one category come to, in cents. */
interface ECategorySum {
  category: ECategory;
  /** Without GST, after the discount. */
  netCents: number;
  discountCents: number;
  taxCents: number;
}

/** An invoice or credit note as it is sent over Peppol; amounts in cents, days `YYYY-MM-DD`. */
export interface EInvoice {
  kind: 'invoice' | 'credit-note';
  number: string;
  issueDate: string;
  /** '' on a credit note. */
  dueDate: string;
  note: string;
  terms: string;
  /** By which the buyer knows it: a name, a department, a purchase order. One of them is needed. */
  buyerReference: string;
  orderReference: string;
  /** The invoice that a credit note takes back. */
  corrects: { number: string; issueDate: string } | null;
  seller: EParty;
  buyer: EParty;
  /** 16 digits; '' while unknown. */
  bankAccount: string;
  /** One of each category that its lines have. */
  categories: ECategorySum[];
  lines: ELine[];
  discountCents: number;
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
}

/** What stands in the way of sending it. `rule`: what the network calls it; `of`: who has to have it. */
export interface EGap {
  rule: string;
  of: 'seller' | 'buyer' | 'document';
  /** A sentence. */
  text: string;
}
