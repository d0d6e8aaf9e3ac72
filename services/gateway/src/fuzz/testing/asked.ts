import fc from 'fast-check';
import { World } from '../../access-matrix/testing/world';
import { fromSchema } from './from-schema';
import { encoded, oddId, oddText, oddValue } from './odd-values';
import type { Operation } from './operations';
import { SAMPLES } from './samples';
import type { Schemas } from './schema';
import { spoiled } from './spoiled';

const WHO = ['owner', 'user', 'view', 'administrator', 'nobody'] as const;

/** One request, ready to be sent. */
export interface Asked {
  who: (typeof WHO)[number];
  method: string;
  /** Path and query; `{id}` and the like stand for rows that are there. */
  address: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

const JSON_TYPE = 'application/json';
const ODD_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'image/png',
  'x',
];
const UNREADABLE = [
  '{',
  '',
  'null',
  '[]',
  '"',
  '{"a":1,}',
  'undefined',
  '\u0000',
  '{"a":"\\ud800"}',
  '['.repeat(5000),
  '{"a":'.repeat(90),
];

/** Requests to a route: as described, nearly so, and anything but. Where an address is right its `{id}` is still to be filled in. */
export function asked(operation: Operation, schemas: Schemas): fc.Arbitrary<Asked> {
  return fc.record({
    who: fc.constantFrom(...WHO, 'owner' as const, 'owner' as const, 'owner' as const),
    method: fc.constant(operation.method),
    address: addressOf(operation, schemas),
    ...partsOf(operation, schemas),
  });
}

function addressOf({ path, query, right }: Operation, schemas: Schemas): fc.Arbitrary<string> {
  const pieces = path.split(/(\{\w+\})/).map((piece) => {
    const right = fc.constant(piece);
    return piece.startsWith('{') ? fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: oddId() }) : right;
  });
  const known = right.query ? [fc.constant<unknown>(right.query)] : [];
  const described = fc.oneof(fromSchema(query, schemas), ...known);
  const asking = fc.oneof(
    { weight: 3, arbitrary: described },
    { weight: 2, arbitrary: spoiled(described) },
    { weight: 1, arbitrary: fc.constant({}) },
  );
  return fc.tuple(fc.tuple(...pieces), asking).map(([parts, given]) => parts.join('') + queryOf(given));
}

function queryOf(given: unknown): string {
  if (typeof given !== 'object' || given === null) return given === undefined ? '' : `?${encode(given)}`;
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    [value]
      .flat()
      .slice(0, 50)
      .map((one) => `${encode(name)}=${encode(one)}`),
  );
  const text = pairs.join('&').slice(0, 6000);
  return text && `?${text}`;
}

const encode = (value: unknown): string => encoded(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

interface Parts {
  headers: fc.Arbitrary<Record<string, string>>;
  body: fc.Arbitrary<string | Buffer | undefined>;
}

function partsOf({ name, method, body, files, right }: Operation, schemas: Schemas): Parts {
  const headers = headersOf(method);
  if (method === 'GET') return { headers, body: fc.constant(undefined) };
  // What the matrix of rights sends to show that somebody may; most of it is taken.
  const bodies = [right.body, SAMPLES[name]].filter((one) => one !== undefined);
  const known = bodies.map((one) => fc.constant(0).map((): unknown => (typeof one === 'function' ? one() : one)));
  const described = fc.oneof(fromSchema(body ?? { type: 'object' }, schemas), ...known);
  const text = fc.oneof<fc.MaybeWeightedArbitrary<string | Buffer>[]>(
    { weight: 4, arbitrary: described.map((value) => JSON.stringify(value)) },
    { weight: 5, arbitrary: spoiled(described).map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 1, arbitrary: oddValue().map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(...UNREADABLE) },
    ...(files.length > 0 ? [{ weight: 6, arbitrary: oddText() }] : []),
    ...(right.file ? [{ weight: 6, arbitrary: fc.constant(World.fileOf(right.file)) }] : []),
  );
  const types = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...(files.length > 0 ? files : [JSON_TYPE])) },
    { weight: 1, arbitrary: fc.constantFrom(JSON_TYPE, ...ODD_TYPES) },
  );
  return { headers: fc.tuple(headers, types).map(([given, type]) => ({ ...given, 'content-type': type })), body: text };
}

const visible = () =>
  fc
    .string({ unit: fc.constantFrom(...'abcXYZ019-_.,:;=*/"\\ %()'), minLength: 1, maxLength: 300 })
    .map((text) => text.trim() || '*');

function headersOf(method: string): fc.Arbitrary<Record<string, string>> {
  const odd = (name: string) =>
    fc.option(visible(), { freq: 8, nil: undefined }).map((value) => (value ? { [name]: value } : {}));
  const names =
    method === 'GET' ? ['range', 'if-none-match', 'if-modified-since', 'accept-language'] : ['idempotency-key', 'user-agent'];
  return fc.tuple(...names.map(odd)).map((parts) => Object.assign({ 'sec-fetch-site': 'same-origin' }, ...parts));
}
