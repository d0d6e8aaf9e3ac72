import { LoginRequest } from '@dwang/contracts';
import { z } from 'zod';
import { findUnknownKeys } from './unknown-keys';

const Line = z.object({ description: z.string(), quantity: z.string().optional() });

it.each<[string, z.ZodType, unknown, string[]]>([
  ['a sign-in', LoginRequest, { username: 'tane', password: 'secret1' }, []],
  ['a mistyped key', z.object({ name: z.string() }), { name: 'Rata', nmae: 'Rata' }, ['nmae']],
  [
    'keys of lists',
    z.object({ lines: z.array(Line).default([]) }),
    { lines: [{ description: 'Post' }, { qty: 2 }] },
    ['lines.1.qty'],
  ],
  ['keys below optional and nullable', z.object({ site: Line.nullable().optional() }), { site: { at: 1 } }, ['site.at']],
  ['keys of a record', z.object({ rates: z.record(z.string(), z.number()) }), { rates: { anything: 1 } }, []],
  ['keys of one shape of many', z.union([z.object({ a: z.number() }), z.object({ b: z.number() })]), { b: 1, c: 2 }, ['c']],
  [
    'both halves of an intersection',
    z.intersection(z.object({ a: z.number() }), z.object({ b: z.number() })),
    { a: 1, b: 1, c: 1 },
    ['c'],
  ],
  ['a body that may be missing', z.preprocess((value) => value ?? {}, z.object({ uid: z.string() })), { uid: '', x: 1 }, ['x']],
  ['a transformed object', z.object({ a: z.number() }).transform(({ a }) => ({ b: a })), { a: 1, b: 1 }, ['b']],
  ['data of any shape', z.object({ facts: z.unknown(), rest: z.looseObject({}) }), { facts: { a: 1 }, rest: { b: 1 } }, []],
  [
    'names of the prototype',
    z.object({ a: z.number() }),
    JSON.parse('{"a":1,"toString":1,"valueOf":2}'),
    ['toString', 'valueOf'],
  ],
  [
    'who owns it, which the session says',
    z.object({ lines: z.array(Line) }),
    { userId: 1, companyId: 2, role: 'owner', lines: [{ userId: 1 }] },
    ['lines.0.userId'],
  ],
  ['no object at all', z.string(), 'text', []],
])('names what the contract does not know in %s (TR-215)', (_what, schema, body, unknown) => {
  expect(findUnknownKeys(schema, body)).toEqual(unknown);
});
