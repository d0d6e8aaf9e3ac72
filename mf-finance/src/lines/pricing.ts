import type { Discount, TypedGstMode } from '@dwang/contracts';
import { type InvoiceDiscount, parseCents, parsePercent } from '@dwang/domain';
import { parseMoney } from '@dwang/kit/form';

/** How the lines of a form are priced. The discount is text until it is sent. */
export interface PricingValues {
  gst: TypedGstMode;
  discountKind: 'none' | Discount['kind'];
  discountValue: string;
}

export const NEW_PRICING: PricingValues = { gst: 'exclusive', discountKind: 'none', discountValue: '' };

/** What a document says of its prices, in a form again. */
export const toPricing = (gst: string, discount: InvoiceDiscount | null): PricingValues => ({
  gst: gst === 'inclusive' || gst === 'none' ? gst : 'exclusive',
  discountKind: discount?.kind ?? 'none',
  discountValue: discount?.value ?? '',
});

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
