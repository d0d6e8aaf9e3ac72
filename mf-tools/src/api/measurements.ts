import { api, type NewWrite } from '@dwang/client';
import type { CreateMeasurement, Measurement, MeasurementPage } from '@dwang/contracts';

/** Measurements of the account. Read here; written through the outbox, so that a measurement taken without a network is kept. */
const measurementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMeasurements: build.query<MeasurementPage, void>({
      query: () => ({ url: '/measurements', query: { limit: 50 } }),
      providesTags: ['Measurement'],
    }),
  }),
});

export const { useListMeasurementsQuery } = measurementsApi;

const about = ({ name, length, unit }: Measurement): string => `${name}, ${length} ${unit}`;
const common = (row: Measurement) => ({ kind: 'measurement', uid: row.uid, tags: ['Measurement'] }) as const;

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

export const deleteMeasurement = (row: Measurement): NewWrite<Measurement> => ({
  ...common(row),
  operation: 'delete',
  label: `Delete measurement: ${about(row)}`,
  request: { method: 'DELETE', url: `/measurements/${row.id || '{id}'}` },
  preview: null,
});
