import { api } from '@dwang/client';
import type { CreateMeasurement, Measurement, MeasurementPage } from '@dwang/contracts';

/** Measurements saved to the account. */
const measurementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMeasurements: build.query<MeasurementPage, void>({
      query: () => ({ url: '/measurements', query: { limit: 50 } }),
      providesTags: ['Measurement'],
    }),
    createMeasurement: build.mutation<Measurement, CreateMeasurement>({
      query: (body) => ({ url: '/measurements', method: 'POST', body }),
      invalidatesTags: ['Measurement'],
    }),
    deleteMeasurement: build.mutation<null, number>({
      query: (id) => ({ url: `/measurements/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Measurement'],
    }),
  }),
});

export const { useListMeasurementsQuery, useCreateMeasurementMutation, useDeleteMeasurementMutation } = measurementsApi;
