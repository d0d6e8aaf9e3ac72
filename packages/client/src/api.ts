import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { API_TAGS } from './tags';

/** Seconds that an answer counts as fresh: 5 minutes. Source: specification 1, section 9. */
const FRESH_SECONDS = 300;

/**
 * The one RTK Query api of the app. Matters that several remotes show (session, timer, time entries, projects, clients) stand in
 * `endpoints/`; a remote injects its own with `api.injectEndpoints`. Writes invalidate tags, so that every card agrees.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: API_TAGS,
  keepUnusedDataFor: FRESH_SECONDS,
  refetchOnMountOrArgChange: FRESH_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
