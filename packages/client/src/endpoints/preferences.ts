import type { Preferences, UpdatePreferences } from '@dwang/contracts';
import { mergeParts } from '@dwang/domain';
import { useMemo } from 'react';
import { api } from '../api';
import { isApiError, noAnswer } from '../api-error';
import type { NewWrite } from '../outbox/queued-write';
import { enqueue } from '../unsent/enqueue';
import { usePending } from '../unsent/use-unsent';

/** One row for each user, so that changes keep their order. */
const UID = 'preferences';

const NAMES: Record<string, string> = {
  units: 'Units',
  voice: 'Voice',
  weather: 'Weather',
  photos: 'Photos',
  tools: 'Favourite tools',
  notifications: 'Notifications',
};

/** Names only what changes: the server lays it over what other devices have set meanwhile. */
const changeOf = (change: UpdatePreferences): NewWrite<UpdatePreferences> => ({
  kind: 'preferences',
  operation: 'update',
  uid: UID,
  label: `Setting: ${Object.keys(change)
    .map((name) => NAMES[name] ?? name)
    .join(', ')}`,
  request: { method: 'PATCH', url: '/preferences', body: change },
  preview: change,
  tags: ['Preferences'],
});

export const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query<Preferences, void>({ query: () => ({ url: '/preferences' }), providesTags: ['Preferences'] }),
    /**
     * Through the outbox: shown at once, and kept on this device without a network (the answer is then null). Taken back when the server
     * refuses it or nothing could keep it.
     */
    patchPreferences: build.mutation<Preferences | null, UpdatePreferences>({
      async queryFn({ version: _seen, ...change }, { dispatch }) {
        try {
          const outcome = await enqueue<Preferences>({ dispatch }, changeOf(change));
          if (outcome.state === 'refused') return { error: outcome.error };
          return { data: outcome.state === 'sent' ? outcome.answer : null };
        } catch (error) {
          return { error: isApiError(error) ? error : noAnswer() };
        }
      },
      async onQueryStarted({ version: _seen, ...change }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          preferencesApi.util.updateQueryData('getPreferences', undefined, (now) => mergeParts(now, change)),
        );
        try {
          const { data } = await queryFulfilled;
          if (data) dispatch(preferencesApi.util.upsertQueryData('getPreferences', undefined, data));
          // What is kept shows from the outbox: if the server refuses it later, its own values stand again at once.
          else shown.undo();
        } catch {
          shown.undo();
          dispatch(api.util.invalidateTags(['Preferences']));
        }
      },
    }),
  }),
});

export const { usePatchPreferencesMutation } = preferencesApi;

/** The person's preferences, with what this device has not sent yet laid over them. */
export function useGetPreferencesQuery() {
  const { data, ...query } = preferencesApi.useGetPreferencesQuery();
  const pending = usePending<UpdatePreferences>('preferences');
  const shown = useMemo(() => {
    const wanted = pending.filter(({ state }) => state !== 'refused');
    return data && wanted.reduce((now, { preview }) => mergeParts(now, preview ?? {}), data);
  }, [data, pending]);
  return { ...query, data: shown };
}
