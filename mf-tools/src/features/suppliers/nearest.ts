import type { Supplier } from '@dwang/contracts';
import { distanceKm, type Place } from '@dwang/domain';

export interface NearSupplier extends Supplier {
  /** Kilometres as the crow flies. */
  distance: number;
  /** Its number on the map and in the list, 1 for the nearest. */
  rank: number;
}

/** All suppliers, the nearest to `from` first. */
export function byDistance(suppliers: readonly Supplier[], from: Place): NearSupplier[] {
  return suppliers
    .map((supplier) => ({ ...supplier, distance: distanceKm(from, supplier.location) }))
    .sort((one, other) => one.distance - other.distance || one.id - other.id)
    .map((supplier, index) => ({ ...supplier, rank: index + 1 }));
}
