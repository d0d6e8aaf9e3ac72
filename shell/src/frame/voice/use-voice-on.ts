import { useGetPreferencesQuery } from '@dwang/client';

/** Whether this person wants voice; not before their preferences are known. */
export function useVoiceOn(): boolean {
  const { data, isLoading } = useGetPreferencesQuery();
  return !isLoading && (data?.voice.enabled ?? true);
}
