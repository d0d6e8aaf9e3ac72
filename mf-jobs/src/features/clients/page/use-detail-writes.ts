import { errorText } from '@dwang/client';
import { showToast } from '@dwang/kit';

const failed = (error: unknown): void =>
  void showToast({ tone: 'error', title: 'Not changed', description: errorText(error, 'Please try again.') });

/** Small changes that say what they did, and deleting with the way back. */
export function useDetailWrites() {
  const run = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work();
      showToast({ tone: 'success', title: done });
    } catch (error) {
      failed(error);
    }
  };
  const removeWithUndo = async (
    remove: () => Promise<unknown>,
    bringBack: () => Promise<unknown>,
    title: string,
    description: string,
  ): Promise<void> => {
    try {
      await remove();
      showToast({
        tone: 'success',
        title,
        description,
        seconds: 8,
        action: { label: 'Undo', run: () => void bringBack().catch(failed) },
      });
    } catch (error) {
      failed(error);
    }
  };
  return { run, removeWithUndo };
}
