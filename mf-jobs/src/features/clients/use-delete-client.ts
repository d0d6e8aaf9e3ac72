import { errorText, isApiError, useDeleteClientMutation } from '@dwang/client';
import { type Client, ErrorCode } from '@dwang/contracts';
import { confirmAction } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useArchiveClient } from './use-archive-client';

/** Asks and deletes; a client that is still named elsewhere is offered to be archived, with the server's reason. Tells whether it is gone. */
export function useDeleteClient() {
  const notify = useNotify();
  const [remove, { isLoading }] = useDeleteClientMutation();
  const { setArchived } = useArchiveClient();

  const offerArchive = async (client: Client, reason: string): Promise<void> => {
    const isWanted = await confirmAction({ title: `${client.name} cannot be deleted`, text: reason, confirm: 'Archive client' });
    if (isWanted) await setArchived(client, true);
  };

  const deleteClient = async (client: Client): Promise<boolean> => {
    const isSure = await confirmAction({
      title: `Delete ${client.name}?`,
      text: 'The client with its contacts, sites and links is removed for good.',
      confirm: 'Delete client',
      danger: true,
    });
    if (!isSure) return false;
    try {
      await remove(client.id).unwrap();
      notify.success({ title: 'Client deleted', description: client.name });
      return true;
    } catch (error) {
      const reason = errorText(error, 'Please try again.');
      const isInUse = isApiError(error) && error.code === ErrorCode.clientInUse && client.archivedAt === null;
      if (isInUse) await offerArchive(client, reason);
      else notify.error({ title: 'Client not deleted', description: reason, seconds: 8 });
      return false;
    }
  };
  return { deleteClient, isDeleting: isLoading };
}
