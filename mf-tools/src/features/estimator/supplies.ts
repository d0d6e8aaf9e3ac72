import { appName } from '@dwang/client';
import type { EstimateLine, Material, PriceBook } from '@dwang/contracts';
import { OWN_SUPPLIER } from '@dwang/contracts/values';
import { centsToDecimal, multiplyDivideHalfUp } from '@dwang/domain';
import { type EstimatedLine, type Supply, unitPriceAt } from '@dwang/domain/estimates';

/** While the lists are not known. */
const standard = (): Supply => ({ key: OWN_SUPPLIER, name: appName(), multiplier: '1.000', isOwn: false });

/** The list that an estimate is priced by; of one that is gone the product's own. */
export const supplyOf = (books: readonly PriceBook[] | undefined, key: string): Supply =>
  books?.find((book) => book.key === key) ?? books?.[0] ?? standard();

/** A line of a material, one of it. */
export const lineOf = ({ id, name, size, unit, basePrice, offers }: Material): EstimateLine => ({
  uid: crypto.randomUUID(),
  materialId: id,
  description: [name, size].filter(Boolean).join(', '),
  unit,
  quantity: '1',
  basePrice: basePrice ?? '0.00',
  offers: offers.map(({ book, price, pricedOn }) => ({ book, price: price ?? '0.00', pricedOn })),
});

/** What one unit costs at the supplier, as it is shown; `isFallback` where that has no price of its own. */
export function shownPrice(line: EstimatedLine, supply: Supply): { price: string; isFallback: boolean } {
  const { milliCents, isFallback } = unitPriceAt(line, supply);
  return { price: centsToDecimal(multiplyDivideHalfUp(milliCents, 1, 1000)), isFallback };
}
