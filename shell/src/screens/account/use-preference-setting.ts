import { errorText, useGetPreferencesQuery, usePatchPreferencesMutation } from '@dwang/client';
import { Preferences, type UpdatePreferences } from '@dwang/contracts';
import { showToast } from '@dwang/kit';

/** The person's preferences and the way to change them; until they are here the defaults show and nothing can be moved. */
export function usePreferenceSetting() {
  const { data } = useGetPreferencesQuery();
  const [patch] = usePatchPreferencesMutation();
  const change = async (part: UpdatePreferences): Promise<void> => {
    try {
      await patch(part).unwrap();
    } catch (error) {
      showToast({ tone: 'error', title: 'Setting not saved', description: errorText(error, 'Please try again.') });
    }
  };
  return { preferences: data ?? DEFAULTS, change, isBusy: data === undefined };
}

const DEFAULTS = Preferences.parse({ version: 0 });
