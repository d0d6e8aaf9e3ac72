import { z } from 'zod';
import { plainWords } from './plain-words';

const told = (schema: z.ZodType, value: unknown): string => {
  const { error } = schema.safeParse(value);
  return plainWords(error?.issues[0] as Parameters<typeof plainWords>[0]);
};

it.each<[string, z.ZodType, unknown]>([
  ['Please use at most 3 characters', z.string().max(3), 'four'],
  ['Please use at least 6 characters', z.string().min(6), 'four'],
  ['This field is required', z.string().min(1), ''],
  ['This field is required', z.string(), undefined],
  ['Must be at most 10', z.number().max(10), 11],
  ['Must be more than 0', z.number().positive(), 0],
  ['Must be a whole number', z.number().int(), 1.5],
  ['Must be text', z.string(), 7],
  ['Must be true or false', z.boolean(), 'yes'],
  ['Please give at most 2', z.array(z.number()).max(2), [1, 2, 3]],
  ['Please choose one of those offered', z.enum(['a', 'b']), 'c'],
  ['This is not right', z.union([z.string(), z.number()]), true],
])('says %j', (words, schema, value) => {
  expect(told(schema, value)).toBe(words);
});

it('leaves the words of a contract alone', () => {
  expect(told(z.string().max(3, 'Names are short here'), 'four')).toBe('Names are short here');
});
