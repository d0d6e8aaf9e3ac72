import { errorText, useGetPreferencesQuery, usePatchPreferencesMutation } from '@dwang/client';
import { useNotify } from '@dwang/shell-api';

const NONE: readonly string[] = [];

/** The person's favourite tools, built-in calculators or resources, the same on every device; a change made without a network is kept and sent later. */
export function useFavourites(of: 'favourites' | 'calculators' | 'resources' = 'favourites') {
  const { data } = useGetPreferencesQuery();
  const [patch] = usePatchPreferencesMutation();
  const notify = useNotify();
  const favourites = data?.tools[of] ?? NONE;
  const toggle = async (id: string): Promise<void> => {
    const next = favourites.includes(id) ? favourites.filter((one) => one !== id) : [...favourites, id];
    try {
      await patch({ tools: { [of]: next } }).unwrap();
    } catch (error) {
      notify.error({ title: 'Favourite not saved', description: errorText(error, 'Please try again.') });
    }
  };
  return { favourites, toggle, isKnown: data !== undefined };
}
