import { errorText } from '@dwang/client';
import { useNotify } from '@dwang/shell-api';
import { useDeleteEstimateMutation, useRestoreEstimateMutation } from '../../api/estimates';

/** Deletes an estimate; for a day it can be had back. */
export function useDeleteEstimate() {
  const notify = useNotify();
  const [remove] = useDeleteEstimateMutation();
  const [restore] = useRestoreEstimateMutation();
  const undo = async (id: number) => {
    try {
      await restore(id).unwrap();
    } catch (error) {
      notify.error({ title: 'Not restored', description: errorText(error, 'Please try again.') });
    }
  };
  return async ({ id, name }: { id: number; name: string }, onDone?: () => void) => {
    try {
      await remove(id).unwrap();
      notify.success({
        title: 'Estimate deleted',
        description: name,
        seconds: 8,
        action: { label: 'Undo', run: () => void undo(id) },
      });
      onDone?.();
    } catch (error) {
      notify.error({ title: 'Not deleted', description: errorText(error, 'Please try again.') });
    }
  };
}
