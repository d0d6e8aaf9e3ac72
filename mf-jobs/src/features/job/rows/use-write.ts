import { errorText, type NewWrite, useOutbox } from '@dwang/client';
import { useNotify } from '@dwang/shell-api';

/** Writes through the outbox, for forms (what is refused is thrown) and for buttons (what is refused is said in a toast). */
export function useWrite() {
  const write = useOutbox();
  const notify = useNotify();

  const submit = async (one: NewWrite): Promise<void> => {
    const outcome = await write(one);
    if (outcome.state === 'refused') throw outcome.error;
  };

  /** Whether it is saved, here or on the server. `failed` is the toast's title when it is not. */
  const press = async (one: NewWrite, failed: string): Promise<boolean> => {
    try {
      await submit(one);
      return true;
    } catch (error) {
      notify.error({ title: failed, description: errorText(error, 'Please try again.') });
      return false;
    }
  };

  return { submit, press };
}
