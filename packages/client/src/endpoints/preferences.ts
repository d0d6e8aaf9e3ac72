import type { Preferences, UpdatePreferences } from '@dwang/contracts';
import { mergeParts } from '@dwang/domain';
import { api } from '../api';

export const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query<Preferences, void>({ query: () => ({ url: '/preferences' }), providesTags: ['Preferences'] }),
    /** Shown at once; taken back if the server refuses it or cannot be reached. */
    patchPreferences: build.mutation<Preferences, UpdatePreferences>({
      query: (body) => ({ url: '/preferences', method: 'PATCH', body }),
      async onQueryStarted({ version: _seen, ...change }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          preferencesApi.util.updateQueryData('getPreferences', undefined, (now) => mergeParts(now, change)),
        );
        try {
          const { data } = await queryFulfilled;
          dispatch(preferencesApi.util.upsertQueryData('getPreferences', undefined, data));
        } catch {
          shown.undo();
          dispatch(api.util.invalidateTags(['Preferences']));
        }
      },
    }),
  }),
});

export const { useGetPreferencesQuery, usePatchPreferencesMutation } = preferencesApi;
