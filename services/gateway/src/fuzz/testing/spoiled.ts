import fc from 'fast-check';
import { oddText, oddValue } from './odd-values';

type Place = (string | number)[];

/** A value with one to three places spoiled: of another type, left out, or with a name that nobody knows. */
export const spoiled = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      value,
      fc.array(fc.tuple(fc.nat(), oddValue(), fc.constantFrom('other', 'gone', 'extra')), { minLength: 1, maxLength: 3 }),
    )
    .chain(([made, changes]) => oddText().map((name) => changes.reduce((now, change) => spoil(now, change, name), made)));

function spoil(value: unknown, [choice, odd, how]: [number, unknown, string], name: string): unknown {
  const places = placesOf(value);
  const place = places[choice % places.length] ?? [];
  if (place.length === 0) return how === 'extra' && isObject(value) ? { ...value, [name]: odd } : odd;
  const copy = structuredClone(value);
  const last = place.at(-1) as string | number;
  const holder = place.slice(0, -1).reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], copy);
  if (how === 'gone' && !Array.isArray(holder)) delete (holder as Record<string, unknown>)[last];
  else (holder as Record<string | number, unknown>)[last] = odd;
  return copy;
}

/** Every place in a value, the whole of it first. */
function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [
    at,
    ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...at, Array.isArray(value) ? Number(key) : key])),
  ];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
