import type { Discount, TypedGstMode } from '@dwang/contracts';
import { type GstKind, type InvoiceDiscount, parseCents, parsePercent } from '@dwang/domain';
import { parseMoney } from '@dwang/kit/form';

/** Why a line bears no GST. */
export type UntaxedKind = Exclude<GstKind, 'standard'>;

/** How the lines of a form are priced. The discount is text until it is sent. */
export interface PricingValues {
  gst: TypedGstMode;
  /** Each line has its own GST kind. Otherwise all have one: standard, or with no GST `untaxedKind`. */
  gstByLine: boolean;
  /** Why there is no GST; undefined until it is known whether the company has a GST number. */
  untaxedKind?: UntaxedKind;
  /** Of the hours that become lines; it counts while GST differs by line. */
  hoursKind?: GstKind;
  discountKind: 'none' | Discount['kind'];
  discountValue: string;
}

export const NEW_PRICING: PricingValues = { gst: 'exclusive', gstByLine: false, discountKind: 'none', discountValue: '' };

interface PricedDocument {
  /** Of an invoice `typed`, too. */
  gst: string;
  discount: InvoiceDiscount | null;
  lines: readonly { gstKind: GstKind }[];
}

/** What a document says of its prices, in a form again. `hours` is the kind of hours that stand on none of its lines. */
export function toPricing({ gst, discount, lines }: PricedDocument, hours?: GstKind): PricingValues {
  const kinds = new Set([...lines.map(({ gstKind }) => gstKind), ...(hours ? [hours] : [])]);
  const [only] = kinds.size === 1 ? kinds : [];
  return {
    gst: gst === 'inclusive' || gst === 'none' ? gst : 'exclusive',
    gstByLine: kinds.size > 1 || (gst !== 'none' && only !== undefined && only !== 'standard'),
    ...(gst === 'none' && only && only !== 'standard' && { untaxedKind: only }),
    ...(hours && { hoursKind: hours }),
    discountKind: discount?.kind ?? 'none',
    discountValue: discount?.value ?? '',
  };
}

const isPercent = (amount: string): boolean => !amount.startsWith('-') && parseCents(amount) <= 10_000;

/** The discount in the request's words; null without one, and as long as what is typed is none. */
export function discountOf({ discountKind = 'none', discountValue = '' }: Partial<PricingValues>): InvoiceDiscount | null {
  const value = parseMoney(discountKind === 'percent' ? (parsePercent(discountValue) ?? '') : discountValue);
  if (discountKind === 'none' || value === null || value.startsWith('-')) return null;
  return discountKind === 'percent' && !isPercent(value) ? null : { kind: discountKind, value };
}

/** Says what is wrong with a typed discount; null when nothing is. */
export function discountFault(kind: PricingValues['discountKind'], value: string): string | null {
  if (kind === 'none' || discountOf({ discountKind: kind, discountValue: value })) return null;
  if (value.trim() === '') return kind === 'percent' ? 'Please enter a percentage' : 'Please enter an amount';
  return kind === 'percent' ? 'Please enter a percentage from 0 to 100' : 'Please enter an amount of 0 or more';
}
