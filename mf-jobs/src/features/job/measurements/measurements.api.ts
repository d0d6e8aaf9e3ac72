import { api } from '@dwang/client';
import type { MeasurementPage } from '@dwang/contracts';

/** The most that the server gives at once. */
const LIMIT = 200;

const jobMeasurementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobMeasurements: build.query<MeasurementPage, number>({
      query: (projectId) => ({ url: '/measurements', query: { projectId, limit: LIMIT } }),
      providesTags: ['Measurement'],
    }),
  }),
});

export const { useJobMeasurementsQuery } = jobMeasurementsApi;
