import { PriceOut } from '@dwang/contracts';
import type { z } from 'zod';

interface Shape {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  out?: z.ZodType;
}

/** The value as its schema describes it, with null for every `PriceOut` in it, at whatever depth. */
export function hidePrices(schema: z.ZodType, value: unknown): unknown {
  if (schema === PriceOut) return null;
  if (value === null || typeof value !== 'object') return value;
  const { shape, element, innerType, valueType, options, out } = schema.def as unknown as Shape;
  if (element && Array.isArray(value)) return value.map((one) => hidePrices(element, one));
  if (shape) return mapFields(value, (field, name) => (shape[name] ? hidePrices(shape[name], field) : field));
  if (valueType) return mapFields(value, (field) => hidePrices(valueType, field));
  if (options) return options.reduce<unknown>((hidden, option) => hidePrices(option, hidden), value);
  const inner = innerType ?? out;
  return inner ? hidePrices(inner, value) : value;
}

const mapFields = (value: object, change: (field: unknown, name: string) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field, name)]));
