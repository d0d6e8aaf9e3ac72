import type { CreateMeasurement, Measurement, UpdateMeasurement } from '@dwang/contracts';
import type { NewWrite } from '../outbox/queued-write';

const about = ({ name, length, unit }: Measurement): string => `${name}, ${length} ${unit}`;
const common = (row: Measurement) => ({ kind: 'measurement', uid: row.uid, tags: ['Measurement', 'Activity'] }) as const;
/** A row that waits to be created is named by the outbox once it has its number. */
const addressOf = ({ id }: Measurement): string => `/measurements/${id || '{id}'}`;

/** What a person says of a length that is kept. */
export type SaidMeasurement = Pick<Measurement, 'name' | 'length' | 'unit' | 'calibrated' | 'note' | 'projectId'>;

/** A measurement as it is shown until the server has it. */
export const newMeasurement = (said: SaidMeasurement, userId: number, uid: string = crypto.randomUUID()): Measurement => ({
  ...said,
  id: 0,
  uid,
  userId,
  createdAt: new Date().toISOString(),
  version: 1,
});

/** Keeps a length; `row` is how it is shown until the server has it. */
export function createMeasurement(row: Measurement): NewWrite<Measurement> {
  const { uid, name, length, unit, calibrated, note, projectId } = row;
  const body: CreateMeasurement = { uid, name, length, unit, calibrated, note, projectId };
  return {
    ...common(row),
    operation: 'create',
    label: `Measurement: ${about(row)}`,
    request: { method: 'POST', url: '/measurements', body },
    preview: row,
  };
}

export const updateMeasurement = (row: Measurement, change: UpdateMeasurement): NewWrite<Measurement> => ({
  ...common(row),
  operation: 'update',
  label: `Change of measurement: ${about(row)}`,
  request: { method: 'PATCH', url: addressOf(row), body: change },
  preview: { ...row, ...change } as Measurement,
  base: { ...row } as Record<string, unknown>,
});

export const deleteMeasurement = (row: Measurement): NewWrite<Measurement> => ({
  ...common(row),
  operation: 'delete',
  label: `Delete measurement: ${about(row)}`,
  request: { method: 'DELETE', url: addressOf(row) },
  preview: null,
});
