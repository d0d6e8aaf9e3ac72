import type { Client } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { EntryForm } from '@dwang/kit/form';
import { useState } from 'react';
import { ClientBasics } from './client-fields';
import { type ClientValues, newClientValues, toClientBody } from './client-values';
import { useSaveClient } from './use-save-client';

interface QuickClientDialogProps {
  onClose: () => void;
  onCreated?: (client: Client) => void;
}

/** The short form inside another: company name, contact, email. It saves a real client. */
export function QuickClientDialog({ onClose, onCreated }: QuickClientDialogProps) {
  const [initialValues] = useState(newClientValues);
  const { createClient, isSaving } = useSaveClient();
  const save = async (values: ClientValues) => {
    const client = await createClient(toClientBody({ ...initialValues, ...values }));
    onCreated?.(client);
    onClose();
  };
  return (
    <Dialog open title="Add New Client" size="small" onClose={onClose} busy={isSaving}>
      <EntryForm<ClientValues>
        initialValues={initialValues}
        saveLabel="Add Client"
        savingLabel="Creating..."
        findSaved={(id) => ({ to: `/jobs/clients/${id}` })}
        onSave={save}
        onCancel={onClose}
      >
        <ClientBasics />
      </EntryForm>
    </Dialog>
  );
}
