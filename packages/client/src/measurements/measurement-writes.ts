import type { CreateMeasurement, Measurement } from '@dwang/contracts';
import { rowWrites } from '../outbox/row-writes';
import { stampNow } from '../server-clock';

const writes = rowWrites<Measurement>({
  kind: 'measurement',
  noun: 'Measurement',
  tag: 'Measurement',
  listOf: () => '/measurements',
  about: ({ name, length, unit }) => `${name}, ${length} ${unit}`,
});

/** What a person says of a length that is kept. */
export type SaidMeasurement = Pick<Measurement, 'name' | 'length' | 'unit' | 'calibrated' | 'note' | 'projectId'>;

/** A measurement as it is shown until the server has it. */
export const newMeasurement = (said: SaidMeasurement, userId: number, uid: string = crypto.randomUUID()): Measurement => ({
  ...said,
  id: 0,
  uid,
  userId,
  createdAt: stampNow().at,
  version: 1,
});

/** Keeps a length; `row` is how it is shown until the server has it. */
export function createMeasurement(row: Measurement) {
  const { name, length, unit, calibrated, note, projectId } = row;
  return writes.create(row, { name, length, unit, calibrated, note, projectId } satisfies CreateMeasurement);
}

export const { update: updateMeasurement, remove: deleteMeasurement } = writes;
