import type { CreateSupplier, Region, Supplier, SupplierKind } from '@dwang/contracts';
import { type PlaceValues, placeOf, valuesOfPlace } from '@dwang/kit/form';
import { DAYS } from '../opening-days';

type Day = (typeof DAYS)[number][0];
type TimeName = `${Day}From` | `${Day}To`;

/** A supplier as it is typed: a day without times is closed; without any times the hours are not known. */
export interface SupplierValues extends PlaceValues, Record<TimeName, string> {
  uid: string;
  name: string;
  type: SupplierKind;
  phone: string;
  address: string;
  region: Region | '';
  accountNumber: string;
  notes: string;
}

const TIMES = DAYS.flatMap(([day]): [TimeName, Day, 'from' | 'to'][] => [
  [`${day}From`, day, 'from'],
  [`${day}To`, day, 'to'],
]);

/** Names of the request where the form's differ. */
export const REQUEST_NAMES: Record<string, string> = {
  'location.lat': 'lat',
  'location.lng': 'lng',
  ...Object.fromEntries(TIMES.map(([name, day, end]) => [`hours.${day}.${end}`, name])),
};

export function valuesOf(supplier: Supplier | null): SupplierValues {
  const { name = '', type = 'building supplies', phone = '', address = '', accountNumber = '', notes = '' } = supplier ?? {};
  const times = TIMES.map(([field, day, end]) => [field, supplier?.hours?.[day]?.[end] ?? '']);
  return {
    ...{ uid: crypto.randomUUID(), name, type, phone, address, accountNumber, notes },
    region: supplier?.region ?? '',
    ...valuesOfPlace(supplier?.location ?? null),
    ...(Object.fromEntries(times) as Record<TimeName, string>),
  };
}

export function requestOf(values: SupplierValues): Required<Omit<CreateSupplier, 'uid'>> {
  const { name, type, phone, address, accountNumber, notes, region, lat, lng } = values;
  const open = (day: Day) => {
    const [from, to] = [values[`${day}From`], values[`${day}To`]];
    return from && to ? { from, to } : null;
  };
  const hours = { weekdays: open('weekdays'), saturday: open('saturday'), sunday: open('sunday') };
  const isSaid = Object.values(hours).some(Boolean);
  return {
    ...{ name, type, phone, address, accountNumber, notes, region: region || null },
    hours: isSaid ? hours : null,
    location: placeOf({ lat, lng }),
  };
}

/** What is wrong with the times of one day; null for nothing. */
export function timeProblem(from: string | undefined, to: string | undefined): string | null {
  if (Boolean(from) !== Boolean(to)) return 'Please enter both times, or neither when it is closed';
  return from && to && from >= to ? 'Must be later than the opening' : null;
}
