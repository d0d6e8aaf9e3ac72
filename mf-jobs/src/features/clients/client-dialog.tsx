import type { Client } from '@dwang/contracts';
import { Dialog, useIsPhone } from '@dwang/kit';
import { EntryForm } from '@dwang/kit/form';
import { useState } from 'react';
import { useDraft } from '../../drafts/use-draft';
import { ClientFields } from './client-fields';
import { type ClientValues, newClientValues, toClientBody, toClientChanges, valuesOfClient } from './client-values';
import { useSaveClient } from './use-save-client';

/** Creates or edits a client with everything that is kept about one. */
export function ClientDialog({ client, onClose }: { client: Client | null; onClose: () => void }) {
  const draft = useDraft('client', client ?? undefined);
  const [initialValues] = useState(() => (client ? valuesOfClient(client) : newClientValues()));
  const { createClient, updateClient, isSaving } = useSaveClient();
  const save = async (values: ClientValues) => {
    if (client) await updateClient(client, toClientChanges(client, values));
    else await createClient(toClientBody(values));
    onClose();
  };
  return (
    <Dialog
      open
      title={client ? 'Edit Client' : 'Add New Client'}
      variant={useIsPhone() ? 'side' : 'centre'}
      onClose={onClose}
      busy={isSaving}
    >
      <EntryForm<ClientValues>
        draftKey={draft.key}
        initialValues={initialValues}
        saveLabel={client ? 'Save Client' : 'Add Client'}
        savingLabel={client ? 'Saving...' : 'Creating...'}
        findSaved={(id) => ({ to: `/jobs/clients/${id}` })}
        onSave={save}
        onCancel={() => {
          draft.discard();
          onClose();
        }}
      >
        <ClientFields />
      </EntryForm>
    </Dialog>
  );
}
