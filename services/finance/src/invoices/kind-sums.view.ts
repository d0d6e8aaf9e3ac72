import type { KindSum } from '@dwang/contracts';
import { centsToDecimal, type KindSum as Sum } from '@dwang/domain';

export const toKindSums = (byKind: readonly Sum[]): KindSum[] =>
  byKind.map(({ kind, cents, discountCents, taxCents }) => ({
    kind,
    amount: centsToDecimal(cents),
    discountAmount: centsToDecimal(discountCents),
    tax: centsToDecimal(taxCents),
  }));
