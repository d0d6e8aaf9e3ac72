import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Path = readonly (string | number)[];

/** Who owns a row is fixed by the session. Clients may name it; it is read nowhere. */
const FIXED_BY_SESSION = new Set(['userId', 'companyId', 'role']);

/**
 * Paths of the keys in a request body that its contract does not name, at any depth: a mistyped key would otherwise be dropped in silence.
 * Where a contract allows several shapes a key counts as known if one of them names it. Keys of records are data and always known.
 */
export function findUnknownKeys(schema: unknown, body: unknown): string[] {
  return isSchema(schema) ? unknownIn([schema], body, []) : [];
}

/** All `schemas` describe the same value. */
function unknownIn(schemas: readonly Schema[], value: unknown, path: Path): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const shapes = schemas.flatMap(plainShapes);
  if (Array.isArray(value)) {
    const items = shapes.flatMap(({ _zod: { def } }) => (isDef(def, 'array') ? [def.element] : []));
    return value.flatMap((item, index) => unknownIn(items, item, [...path, index]));
  }
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = shapes.flatMap((shape) => schemasOfKey(shape, key));
    if (known.length > 0 || shapes.length === 0) return unknownIn(known, inner, [...path, key]);
    return path.length === 0 && FIXED_BY_SESSION.has(key) ? [] : [[...path, key].join('.')];
  });
}

/** What describes the value of `key` in an object or a record; nothing where it is not named. */
function schemasOfKey({ _zod: { def } }: Schema, key: string): Schema[] {
  if (isDef(def, 'record')) return [def.valueType];
  if (!isDef(def, 'object')) return [];
  const named = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
  if (named) return [named];
  return def.catchall && def.catchall._zod.def.type !== 'never' ? [def.catchall] : [];
}

/** The objects, arrays and records that a schema comes down to below unions, defaults, transforms and the like. */
function plainShapes(schema: Schema): Schema[] {
  const { def } = schema._zod;
  if (isDef(def, 'union')) return def.options.flatMap(plainShapes);
  if (isDef(def, 'intersection')) return [def.left, def.right].flatMap(plainShapes);
  if (isDef(def, 'lazy')) return plainShapes(def.getter());
  if (isDef(def, 'pipe')) return plainShapes(def.in._zod.def.type === 'transform' ? def.out : def.in);
  if ('innerType' in def) return plainShapes(def.innerType as Schema);
  return ['object', 'array', 'record'].includes(def.type) ? [schema] : [];
}

interface Defs {
  object: z.core.$ZodObjectDef;
  array: z.core.$ZodArrayDef;
  record: z.core.$ZodRecordDef;
  union: z.core.$ZodUnionDef;
  intersection: z.core.$ZodIntersectionDef;
  lazy: z.core.$ZodLazyDef;
  pipe: z.core.$ZodPipeDef;
}

const isDef = <Type extends keyof Defs>(def: z.core.$ZodTypeDef, type: Type): def is Defs[Type] => def.type === type;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;
