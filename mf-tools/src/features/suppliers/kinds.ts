import type { SupplierKind, Trade } from '@dwang/contracts';
import { SUPPLIER_KINDS, TRADES } from '@dwang/contracts/values';

const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `building supplies` → `Building supplies`. */
export const kindLabel = (kind: SupplierKind): string => titled(kind);

export const KIND_CHOICES = SUPPLIER_KINDS.map((value) => ({ value, label: kindLabel(value) }));

/** What a trade buys at, besides hardware stores and hire yards, which everybody needs. */
const KINDS_OF_TRADE: Readonly<Record<Exclude<Trade, 'general'>, readonly SupplierKind[]>> = {
  carpentry: ['building supplies', 'timber'],
  electrical: ['electrical'],
  plumbing: ['plumbing'],
  masonry: ['building supplies', 'concrete'],
  roofing: ['building supplies', 'roofing', 'timber'],
  painting: ['paint'],
  excavation: ['concrete'],
  hvac: ['electrical', 'plumbing'],
  flooring: ['building supplies', 'flooring'],
  landscaping: ['building supplies', 'concrete', 'timber'],
};
const FOR_ALL: readonly SupplierKind[] = ['hardware', 'tool hire'];

type SupplyTrade = keyof typeof KINDS_OF_TRADE;

export const TRADE_CHOICES = TRADES.filter((trade): trade is SupplyTrade => trade !== 'general').map((value) => ({
  value,
  label: value === 'hvac' ? 'HVAC' : titled(value),
}));

/** Whether somebody of the trade finds there what they need. */
export const servesTrade = (kind: SupplierKind, trade: string): boolean =>
  FOR_ALL.includes(kind) || (Object.hasOwn(KINDS_OF_TRADE, trade) && KINDS_OF_TRADE[trade as SupplyTrade].includes(kind));
