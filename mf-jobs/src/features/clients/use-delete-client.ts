import { errorText, useDeleteClientMutation } from '@dwang/client';
import type { Client } from '@dwang/contracts';
import { confirmAction } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';

/** Asks, deletes, and shows the server's reason when the client is still in use. */
export function useDeleteClient() {
  const notify = useNotify();
  const [remove, { isLoading }] = useDeleteClientMutation();
  const deleteClient = async (client: Client): Promise<void> => {
    const isSure = await confirmAction({
      title: `Delete ${client.name}?`,
      text: 'The client and its contact details are removed for good.',
      confirm: 'Delete client',
      danger: true,
    });
    if (!isSure) return;
    try {
      await remove(client.id).unwrap();
      notify.success({ title: 'Client deleted', description: client.name });
    } catch (error) {
      notify.error({ title: 'Client not deleted', description: errorText(error, 'Please try again.'), seconds: 8 });
    }
  };
  return { deleteClient, isDeleting: isLoading };
}
