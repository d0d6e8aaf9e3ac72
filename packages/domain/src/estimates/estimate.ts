/** A line of an estimate: of the catalogue (`materialId`), or typed. Decimal strings; the price is without GST. */
export interface EstimatedLine {
  uid: string;
  materialId: string | null;
  description: string;
  unit: string;
  /** Up to three decimals. */
  quantity: string;
  /** What one unit costs before a supplier's multiplier; of a typed line what it costs wherever it is bought. */
  basePrice: string;
  /** What price books of the company say, by their key. */
  offers?: readonly { book: string; price: string | null; pricedOn: string }[];
}

export interface EstimatedLabour {
  uid: string;
  description: string;
  hours: string;
  /** Dollars an hour, without GST. */
  rate: string;
}

/** What an estimate is worked out from. */
export interface EstimateContent {
  lines: readonly EstimatedLine[];
  labour: readonly EstimatedLabour[];
  /** Per cent bought on top for offcuts: `"10.00"`. */
  wastePercent: string;
  /** The part of the price of materials that is the builder's, in per cent: at 20, what costs $80 is sold for $100. */
  marginPercent: string;
  gst: 'exclusive' | 'none';
}

/**
 * Who sells: a price list of the company (`isOwn`), which has prices of what it lists, or one that is reckoned from the base prices of the
 * catalogue by its multiplier (`"0.850"`).
 */
export interface Supply {
  key: string;
  name: string;
  multiplier: string;
  isOwn: boolean;
}

/** Days after which a price is called old. */
export const STALE_DAYS = 90;

/** A line's quantity stays below it, and its hours below the other. */
export const [QUANTITY_LIMIT, HOURS_LIMIT] = [1_000_000, 100_000];

/** The most that a margin may be, in per cent: at 100 there is no price. */
export const MAX_MARGIN = 90;
