import { Reflector } from '@nestjs/core';
import { z } from 'zod';
import type { Log } from '../logs/log';
import { AnswerSerializer } from './answer-serializer';
import { readableViews } from './readable-views';

const write = jest.fn();
const fault = jest.fn();
const serializer = new AnswerSerializer(new Reflector(), { write, fault } as unknown as Log);
const Row = z.object({ id: z.number(), name: z.string() });
const Page = z.object({ items: z.array(Row), nextCursor: z.string().nullable() });

test('leaves a row out that its contract does not take, and logs which one and why (TR-409)', async () => {
  const items = [
    { id: 1, name: 'a' },
    { id: 2, name: 7 },
    { id: 3, name: 'c', secret: 'x' },
  ];
  const answer = await serializer.transformToPlain({ items, nextCursor: 'next' }, Page);
  expect(answer).toEqual({
    items: [
      { id: 1, name: 'a' },
      { id: 3, name: 'c' },
    ],
    nextCursor: 'next',
  });
  expect(write).toHaveBeenCalledWith('error', 'unreadable row left out', expect.objectContaining({ id: 2, field: 'name' }));
});

test('leaves a row out whose view could not be made, and logs the fault (TR-409)', async () => {
  const items = readableViews([1, 2], (id) => {
    if (id === 1) throw new RangeError('no day');
    return { id, name: 'b' };
  });
  expect(await serializer.transformToPlain({ items, nextCursor: null }, Page)).toEqual({
    items: [{ id: 2, name: 'b' }],
    nextCursor: null,
  });
  expect(fault).toHaveBeenCalledWith(expect.any(RangeError));
});

test('refuses what is wrong beside the rows, or is no list', async () => {
  await expect(serializer.transformToPlain({ items: [], nextCursor: 7 }, Page)).rejects.toThrow('Serialization failed');
  await expect(serializer.transformToPlain({ id: 'x', name: '' }, Row)).rejects.toThrow('Serialization failed');
});
