import type { ObjectLiteral } from 'typeorm';
import type { CarriedRow, Carrier } from './carried-table';
import type { Carriage } from './carried-tables';
import type { Places } from './places';

/** A stored row as it is carried. Equal rows of two databases become equal texts. */
export function outwardRow(
  carriage: Carriage,
  row: ObjectLiteral,
  places: ReadonlyMap<string, Places>,
  carrier: Carrier,
): CarriedRow {
  const refs = carriage.refsOf(row);
  const entries = carriage.sent.map(({ propertyName: name, type, isNullable }) => {
    const value: unknown = row[name] ?? null;
    if (value === null) return [name, null];
    if (carriage.files?.includes(name)) return [name, true];
    if (refs[name] !== undefined) return [name, placeOf(Number(value), places.get(refs[name]), isNullable)];
    return [name, plain(value, type)];
  });
  const carried: CarriedRow = Object.fromEntries(entries);
  return carriage.outward?.(carried, row, carrier) ?? carried;
}

/** 0 stands for nobody. */
function placeOf(id: number, places: Places | undefined, isNullable: boolean): number | null {
  if (id === 0) return 0;
  if (!places) return null;
  return isNullable ? places.find(id) : places.findOrMark(id);
}

function plain(value: unknown, type: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return type === 'boolean' ? Boolean(value) : value;
}
