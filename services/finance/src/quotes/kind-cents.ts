import { GST_KINDS, type GstKind, type SummedLine, shareOut } from '@dwang/domain';

/** What something comes to of each kind of lines, in cents; kinds that are not there come to nothing. */
export type KindCents = ReadonlyMap<GstKind, number>;

export interface Part {
  kind: GstKind;
  cents: number;
}

/** Parts of the same kind together, in the order of the kinds. */
export function centsByKind(parts: readonly Part[]): KindCents {
  const found = GST_KINDS.filter((kind) => parts.some((part) => part.kind === kind));
  return new Map(found.map((kind) => [kind, parts.reduce((sum, part) => sum + (part.kind === kind ? part.cents : 0), 0)]));
}

export const partsOf = (cents: KindCents): Part[] => [...cents].map(([kind, own]) => ({ kind, cents: own }));

/** What is left of each kind once something is taken off. */
export const lessKinds = (cents: KindCents, off: readonly Part[]): KindCents =>
  centsByKind([...partsOf(cents), ...negative(centsByKind(off))]);

export const negative = (cents: KindCents): Part[] => partsOf(cents).map(({ kind, cents: own }) => ({ kind, cents: -own }));

/** A sum shared over kinds by what they come to; of several those that get nothing are left out. */
export function sharedBy(cents: number, weights: KindCents): Part[] {
  const kinds = [...weights.keys()];
  const shares = shareOut(cents, [...weights.values()]);
  const parts = kinds.map((kind, index) => ({ kind, cents: shares[index] ?? 0 }));
  return parts.length > 1 ? parts.filter((part) => part.cents !== 0) : parts;
}

/** What retention lines come to, below 0 what they hold back. */
export const retentionByKind = (lines: readonly SummedLine[]): KindCents =>
  centsByKind(lines.filter(({ kind }) => kind === 'retention').map((line) => ({ kind: line.gstKind, cents: line.amountCents })));
