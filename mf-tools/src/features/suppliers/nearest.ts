import type { Supplier } from '@dwang/contracts';
import { distanceKm, type Place } from '@dwang/domain';

export interface NearSupplier extends Supplier {
  /** Kilometres as the crow flies; null of one that has no place on the map. */
  distance: number | null;
  /** Its number on the map and in the list, 1 for the nearest. */
  rank: number;
}

/** All suppliers, the nearest to `from` first, those without a place last. */
export function byDistance(suppliers: readonly Supplier[], from: Place): NearSupplier[] {
  const far = ({ distance }: { distance: number | null }): number => distance ?? Number.POSITIVE_INFINITY;
  return suppliers
    .map((supplier) => ({ ...supplier, distance: supplier.location && distanceKm(from, supplier.location) }))
    .sort((one, other) => (far(one) === far(other) ? one.key.localeCompare(other.key) : far(one) - far(other)))
    .map((supplier, index) => ({ ...supplier, rank: index + 1 }));
}
