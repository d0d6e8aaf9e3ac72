import { errorText, useGetPreferencesQuery, usePatchPreferencesMutation } from '@dwang/client';
import { useNotify } from '@dwang/shell-api';

/** Whether photos keep their place, as the person has chosen, and the way to change that. Until it is known they do not. */
export function useKeepsPlace() {
  const notify = useNotify();
  const { data } = useGetPreferencesQuery();
  const [patch] = usePatchPreferencesMutation();
  const keepsPlace = data?.photos?.keepPlace ?? false;
  const toggle = async (): Promise<void> => {
    try {
      await patch({ photos: { keepPlace: !keepsPlace } }).unwrap();
      notify.info(keepsPlace ? OFF : ON);
    } catch (error) {
      notify.error({ title: 'Setting not saved', description: errorText(error, 'Please try again.') });
    }
  };
  return { keepsPlace, toggle };
}

const ON = { title: 'New photos keep their place', description: 'Everybody who sees the job sees where they were taken.' };
const OFF = { title: 'New photos keep no place', description: 'Photos that have one keep it; open a photo to remove it.' };
