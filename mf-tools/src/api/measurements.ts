import { api, type NewWrite, useJoinedPages } from '@dwang/client';
import type { CreateMeasurement, Measurement, MeasurementPage } from '@dwang/contracts';

const PAGE = 50;

/** Measurements of the account. Read here; written through the outbox, so that a measurement taken without a network is kept. */
const measurementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMeasurements: build.infiniteQuery<MeasurementPage, void, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last) => last.nextCursor ?? undefined },
      query: ({ pageParam }) => ({ url: '/measurements', query: { limit: PAGE, cursor: pageParam } }),
      providesTags: ['Measurement'],
    }),
  }),
});

/** What was saved, the newest first, page by page. */
export const useListMeasurementsQuery = () => useJoinedPages(measurementsApi.useListMeasurementsInfiniteQuery());

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
