import { isApiError, useCreateClientMutation, useUpdateClientMutation } from '@dwang/client';
import type { Client, CreateClient, UpdateClient } from '@dwang/contracts';
import { useNotify } from '@dwang/shell-api';

/** Saves clients and says so in the specification's words. Both throw what the server refused, for the form to show. */
export function useSaveClient() {
  const notify = useNotify();
  const [create, creating] = useCreateClientMutation();
  const [update, updating] = useUpdateClientMutation();

  const createClient = async (body: CreateClient): Promise<Client> => {
    try {
      const client = await create(body).unwrap();
      notify.success({ title: 'Client created', description: `Client created successfully: ${client.name}` });
      return client;
    } catch (error) {
      if (hasNoField(error)) notify.error({ title: 'Failed to add client. Please try again.' });
      throw error;
    }
  };

  const updateClient = async (client: Client, changes: UpdateClient): Promise<void> => {
    try {
      await update({ id: client.id, version: client.version, ...changes }).unwrap();
      notify.success({ title: 'Client updated' });
    } catch (error) {
      if (hasNoField(error)) notify.error({ title: 'Failed to save client. Please try again.' });
      throw error;
    }
  };

  return { createClient, updateClient, isSaving: creating.isLoading || updating.isLoading };
}

const hasNoField = (error: unknown): boolean => !isApiError(error) || error.errors.length === 0;
