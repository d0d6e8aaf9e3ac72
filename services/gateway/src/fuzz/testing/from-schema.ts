import fc from 'fast-check';
import { day, hintOf, instant } from './hints';
import type { Schema, Schemas } from './schema';

const MAX_DEPTH = 6;
const LONGEST_TEXT = 80;
const LONGEST_LIST = 4;

/** Values that a schema describes; rules that JSON Schema cannot say are not known to it. */
export function fromSchema(schema: Schema, schemas: Schemas, depth = 0): fc.Arbitrary<unknown> {
  if (depth > MAX_DEPTH) return fc.constant(null);
  if (schema.nullable) return fc.option(fromSchema({ ...schema, nullable: false }, schemas, depth), { nil: null, freq: 4 });
  const inner = (next: Schema) => fromSchema(next, schemas, depth + 1);
  if (schema.$ref) return inner(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  if (schema.allOf) return fc.tuple(...schema.allOf.map(inner)).map((parts) => Object.assign({}, ...parts));
  return ofType(schema, inner);
}

type Inner = (schema: Schema) => fc.Arbitrary<unknown>;

function ofType(schema: Schema, inner: Inner): fc.Arbitrary<unknown> {
  const types = [schema.type ?? 'any'].flat();
  if (types.length > 1) return fc.oneof(...types.map((type) => inner({ ...schema, type })));
  switch (types[0]) {
    case 'string':
      return ofText(schema);
    case 'integer':
      return fc.integer(rangeOf(schema));
    case 'number':
      return fc.oneof(fc.integer(rangeOf(schema)), fc.double({ ...rangeOf(schema), noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inner(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? LONGEST_LIST, LONGEST_LIST)),
      });
    case 'object':
      return ofObject(schema, inner);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): { min: number; max: number } {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : minimum;
  const below = typeof exclusiveMaximum === 'number' ? exclusiveMaximum - 1 : maximum;
  const min = Math.ceil(Math.max(above ?? -1000, -(2 ** 31)));
  return { min, max: Math.max(min, Math.floor(Math.min(below ?? 1_000_000, 2 ** 31))) };
}

const FORMATS: Readonly<Record<string, () => fc.Arbitrary<string>>> = {
  date: day,
  'date-time': instant,
  uuid: () => fc.uuid({ version: 4 }),
  email: () => fc.uuid().map((name) => `${name}@example.nz`),
  uri: () => fc.webUrl(),
};

function ofText(schema: Schema): fc.Arbitrary<string> {
  const made = schema.format && FORMATS[schema.format];
  if (made) return made();
  if (schema.pattern) {
    try {
      return fc.stringMatching(new RegExp(schema.pattern, 'u'), { size: 'small' });
    } catch {
      return fc.constantFrom('0', '1.50', '2026-03-02', 'text');
    }
  }
  const minLength = schema.minLength ?? 0;
  const maxLength = Math.max(minLength, Math.min(schema.maxLength ?? LONGEST_TEXT, LONGEST_TEXT));
  // Days, instants and amounts are texts whose rule the document cannot say.
  const telling = fc.oneof(day(), instant(), fc.constantFrom('10.00', '0.5', '15', '08:30', '2026-03', '2026-W10', 'true'));
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme-composite', minLength, maxLength }) },
    { weight: 1, arbitrary: telling.filter(fits) },
  );
}

function ofObject({ properties = {}, required = [], additionalProperties }: Schema, inner: Inner): fc.Arbitrary<unknown> {
  const names = Object.keys(properties);
  if (names.length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 20 }), inner(additionalProperties), { maxKeys: 3 });
  const likely = (name: string, schema: Schema): fc.Arbitrary<unknown> => {
    const hint = hintOf(name, schema);
    const any = inner(schema);
    return hint ? fc.oneof({ weight: 4, arbitrary: hint }, { weight: 1, arbitrary: any }) : any;
  };
  const modelOf = (wanted: string[]) => Object.fromEntries(wanted.map((name) => [name, likely(name, properties[name] ?? {})]));
  const requiredKeys = required.filter((name) => names.includes(name));
  // With all that may be said, something is nearly always refused.
  return fc.oneof(
    fc.record(modelOf(names), { requiredKeys, noNullPrototype: true }),
    fc.record(modelOf(requiredKeys), { noNullPrototype: true }),
  );
}
