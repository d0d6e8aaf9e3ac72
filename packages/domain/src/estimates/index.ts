/** Estimates of material and labour: what they come to, where it is cheapest, and what a client reads. */
export { compareSuppliers, type SupplierComparison, type SupplierTotal } from './compare-suppliers';
export { typedQuantity, withLine } from './edit-lines';
export {
  type EstimateContent,
  type EstimatedLabour,
  type EstimatedLine,
  HOURS_LIMIT,
  MAX_MARGIN,
  QUANTITY_LIMIT,
  STALE_DAYS,
  type Supply,
} from './estimate';
export { type EstimateSums, type PricedLine, sumEstimate } from './estimate-sums';
export { isCatalogueId, unitPriceAt } from './line-price';
export { parsePriceText, withoutGst } from './price-text';
export { isCounted, thousandthsText } from './quantities';
export { type QuotedLine, quotedLines } from './quoted-lines';
