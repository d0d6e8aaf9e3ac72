import type { MapPin } from '@dwang/kit/map';
import type { NearSupplier } from './nearest';

/** Of those that have a place on the map. A pin is known by its rank. */
export const pinsOf = (suppliers: readonly NearSupplier[]): MapPin[] =>
  suppliers.flatMap(({ rank, name, location }) =>
    location ? [{ id: rank, at: location, title: name, mark: String(rank) }] : [],
  );
