import type { Quote } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { EntryForm, requiredRule, TextField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useCreateQuoteTemplateMutation } from '../../../api/quotes';

/** Keeps the content of a quote under a name, to begin others with. */
export function TemplateDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const [create] = useCreateQuoteTemplateMutation();
  const [uid] = useState(() => crypto.randomUUID());
  const notify = useNotify();
  const save = async ({ name }: { name: string }) => {
    const { title, lines, gst, discount, terms, notes } = quote;
    await create({ uid, name, title, lines, gst, discount, terms, notes }).unwrap();
    notify.success({ title: 'Template saved', description: name });
    onClose();
  };
  return (
    <Dialog open title="Save as template" size="small" onClose={onClose}>
      <EntryForm<{ name: string }>
        initialValues={{ name: quote.title.slice(0, 100) }}
        saveLabel="Save template"
        onSave={save}
        onCancel={onClose}
      >
        <TextField
          name="name"
          label="Name"
          required
          rules={[requiredRule('Please name the template')]}
          input={{ maxLength: 100, autoComplete: 'off' }}
        />
      </EntryForm>
    </Dialog>
  );
}
