import type { MapSource } from '@dwang/contracts';
import { api } from '../api';

/** It is the same for everybody until the server starts anew. */
const DAY_SECONDS = 86_400;

const mapsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMaps: build.query<MapSource, void>({ query: () => ({ url: '/maps' }), keepUnusedDataFor: DAY_SECONDS }),
  }),
});

/** Where the pictures of maps come from. */
export const { useGetMapsQuery } = mapsApi;
