import { errorText, useUpdateClientMutation } from '@dwang/client';
import type { Client } from '@dwang/contracts';
import { showToast } from '@dwang/kit';

/** Takes a client off the lists or puts it back. Nothing is lost, so it is undone rather than confirmed. */
export function useArchiveClient() {
  const [update, { isLoading }] = useUpdateClientMutation();
  const setArchived = async ({ id, name }: Pick<Client, 'id' | 'name'>, archived: boolean): Promise<void> => {
    try {
      await update({ id, archived }).unwrap();
      showToast({
        tone: 'success',
        title: archived ? 'Client archived' : 'Client restored',
        description: archived ? `${name} is kept with its jobs and invoices.` : name,
        action: { label: 'Undo', run: () => void setArchived({ id, name }, !archived) },
      });
    } catch (error) {
      showToast({
        tone: 'error',
        title: archived ? 'Client not archived' : 'Client not restored',
        description: errorText(error, 'Please try again.'),
      });
    }
  };
  return { setArchived, isChanging: isLoading };
}
