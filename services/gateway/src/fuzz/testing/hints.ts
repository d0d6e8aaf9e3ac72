import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD } from '@dwang/testing/services';
import fc from 'fast-check';
import type { Schema } from './schema';

const two = (min: number, max: number) => fc.integer({ min, max }).map((value) => String(value).padStart(2, '0'));
export const day = (): fc.Arbitrary<string> =>
  fc.tuple(fc.integer({ min: 2024, max: 2028 }), two(1, 12), two(1, 28)).map((parts) => parts.join('-'));
export const instant = (): fc.Arbitrary<string> =>
  fc.tuple(day(), two(0, 23), two(0, 59)).map(([date, hour, minute]) => `${date}T${hour}:${minute}:00Z`);
const amount = () => fc.constantFrom('0.00', '0.01', '1', '10.00', '15', '99.95', '1200.50', '-5.00', '999999.99');

/** What texts are about whose rule the document cannot say, by their names. */
const TEXTS: readonly [RegExp, () => fc.Arbitrary<string>][] = [
  [/^(uid|.*Uid)$/, () => fc.constant(0).map(() => randomUUID())],
  [/password/i, () => fc.constantFrom(TEST_PASSWORD, 'seven dry studs')],
  [/email|^to$|recipient/i, () => fc.constantFrom('client@example.nz', 'mate@example.nz')],
  [/(At|Time|since|until)$/, instant],
  [
    /^(from|till|to|on|week|day)$|(date|day|from)$/i,
    () => fc.oneof({ weight: 3, arbitrary: day() }, { weight: 1, arbitrary: instant() }),
  ],
  [/month/i, () => fc.constantFrom('2026-03', '2026-12', '2024-02')],
  [/amount|price|rate|total|quantity|percent|length|width|height|depth|value|cost|size|tax|deposit/i, amount],
];

/** The fresh database of a test numbers its rows from 1. */
const rowId = () => fc.integer({ min: 1, max: 4 });

/** Likelier values than the document tells of, by the name of a field; undefined where a name says nothing. */
export function hintOf(name: string, schema: Schema): fc.Arbitrary<unknown> | undefined {
  const kinds = [schema, ...(schema.anyOf ?? [])];
  const isNumber = kinds.some(({ type }) => type === 'integer');
  if (isNumber && /Id$/.test(name)) return rowId();
  if (/Ids$/.test(name)) return fc.array(rowId(), { maxLength: 2 });
  const isText = kinds.some((kind) => kind.type === 'string' && !kind.enum && kind.const === undefined);
  return isText ? TEXTS.find(([pattern]) => pattern.test(name))?.[1]() : undefined;
}
