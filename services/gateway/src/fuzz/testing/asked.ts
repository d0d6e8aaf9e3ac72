import fc from 'fast-check';
import { fromSchema } from './from-schema';
import { oddId, oddText, oddValue } from './odd-values';
import type { Operation } from './operations';
import type { Asked } from './request';
import { JSON_TYPE, OURS, queryOf, rightRequest } from './right-request';
import type { Schemas } from './schema';
import { spoiled } from './spoiled';

const WHO = ['owner', 'user', 'view', 'administrator', 'nobody'] as const;

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

/** Requests to a route: right ones, some as described, some nearly so, and anything but. */
export function asked(operation: Operation, schemas: Schemas): fc.Arbitrary<Asked> {
  const { who } = rightRequest(operation);
  const madeUp = fc.record({
    isRight: fc.constant(false),
    who: fc.oneof({ weight: 4, arbitrary: fc.constant(who) }, { weight: 4, arbitrary: fc.constantFrom(...WHO) }),
    method: fc.constant(operation.method),
    address: addressOf(operation, schemas),
    ...partsOf(operation, schemas),
  });
  const right = fc.constant(0).map(() => rightRequest(operation));
  return fc.oneof({ weight: 1, arbitrary: right }, { weight: 5, arbitrary: madeUp });
}

function addressOf(operation: Operation, schemas: Schemas): fc.Arbitrary<string> {
  const pieces = operation.path.split(/(\{\w+\})/).map((piece) => {
    const right = fc.constant(piece);
    return piece.startsWith('{') ? fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: oddId() }) : right;
  });
  const known = [operation.right.query, operation.sample.query].filter((one) => one !== undefined);
  const described = fc.oneof(fromSchema(operation.query, schemas), ...known.map((one) => fc.constant<unknown>(one)));
  const asking = fc.oneof(
    { weight: 3, arbitrary: described },
    { weight: 2, arbitrary: spoiled(described) },
    { weight: 1, arbitrary: fc.constant({}) },
  );
  return fc.tuple(fc.tuple(...pieces), asking).map(([parts, given]) => parts.join('') + queryOf(given));
}

interface Parts {
  headers: fc.Arbitrary<Record<string, string>>;
  body: fc.Arbitrary<string | Buffer | undefined>;
}

function partsOf(operation: Operation, schemas: Schemas): Parts {
  const headers = headersOf(operation);
  if (operation.method === 'GET') return { headers, body: fc.constant(undefined) };
  const { body, files, right, sample } = operation;
  const bodies = [right.body, sample.body].filter((one) => one !== undefined);
  const known = bodies.map((one) => fc.constant(0).map((): unknown => (typeof one === 'function' ? one() : one)));
  const described = fc.oneof(fromSchema(body ?? { type: 'object' }, schemas), ...known);
  const file = rightRequest(operation).body;
  const text = fc.oneof<fc.MaybeWeightedArbitrary<string | Buffer | undefined>[]>(
    { weight: 4, arbitrary: described.map((value) => JSON.stringify(value)) },
    { weight: 5, arbitrary: spoiled(described).map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 1, arbitrary: oddValue().map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom(...UNREADABLE) },
    ...(files.length > 0 ? [{ weight: 6, arbitrary: oddText() }] : []),
    ...(files.length > 0 ? [{ weight: 6, arbitrary: fc.oneof(fc.constant(file), cut(file)) }] : []),
  );
  const types = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...(files.length > 0 ? files : [JSON_TYPE])) },
    { weight: 1, arbitrary: fc.constantFrom(JSON_TYPE, ...ODD_TYPES) },
  );
  return { headers: fc.tuple(headers, types).map(([given, type]) => ({ ...given, 'content-type': type })), body: text };
}

/** A file that breaks off. */
const cut = (file: string | Buffer | undefined): fc.Arbitrary<Buffer> =>
  fc.double({ min: 0, max: 1, noNaN: true }).map((share) => Buffer.from(file ?? '').subarray(0, share * (file?.length ?? 0)));

const visible = () =>
  fc
    .string({ unit: fc.constantFrom(...'abcXYZ019-_.,:;=*/"\\ %()'), minLength: 1, maxLength: 300 })
    .map((text) => text.trim() || '*');

function headersOf({ method, sample }: Operation): fc.Arbitrary<Record<string, string>> {
  const odd = (name: string) =>
    fc.oneof({ weight: 8, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: visible().map((value) => ({ [name]: value })) });
  const names =
    method === 'GET' ? ['range', 'if-none-match', 'if-modified-since', 'accept-language'] : ['idempotency-key', 'user-agent'];
  return fc.tuple(...names.map(odd)).map((parts) => Object.assign({ ...OURS, ...sample.headers }, ...parts));
}
