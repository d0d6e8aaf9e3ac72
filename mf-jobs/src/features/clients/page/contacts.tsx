import type { Client, ClientContact } from '@dwang/contracts';
import { DeleteIcon, Dialog, EditIcon, UserIcon } from '@dwang/kit';
import { ClientsIcon } from '@dwang/kit/data';
import { EntryForm, requiredRule, TextField } from '@dwang/kit/form';
import { useState } from 'react';
import { RowAction } from '../../../lists/row-action';
import { emailRule } from '../client-fields';
import {
  useContactsQuery,
  useCreateContactMutation,
  useDeleteContactMutation,
  useMakeMainContactMutation,
  useUpdateContactMutation,
} from '../clients.api';
import { EmailLink, PhoneLink } from '../contact-links';
import { DetailCard } from './detail-card';
import { useDetailWrites } from './use-detail-writes';

/** The people at a client besides the main contact; one of them can take that one's place. */
export function Contacts({ client }: { client: Client }) {
  const query = useContactsQuery(client.id);
  const [edited, setEdited] = useState<ClientContact | 'new' | null>(null);
  return (
    <>
      <DetailCard
        title="Other contacts"
        icon={<ClientsIcon aria-hidden />}
        noun="other contacts"
        addLabel="Add contact"
        emptyHint="The site manager, the person who pays."
        query={query}
        onAdd={() => setEdited('new')}
      >
        {(contact) => <ContactLine key={contact.id} contact={contact} onEdit={() => setEdited(contact)} />}
      </DetailCard>
      {edited && (
        <ContactDialog clientId={client.id} contact={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

function ContactLine({ contact, onEdit }: { contact: ClientContact; onEdit: () => void }) {
  const { id, clientId, name, role, email, phone } = contact;
  const [remove] = useDeleteContactMutation();
  const [create] = useCreateContactMutation();
  const [makeMain] = useMakeMainContactMutation();
  const { removeWithUndo, run } = useDetailWrites();
  const bringBack = () => create({ clientId, name, role, email, phone }).unwrap();
  return (
    <li className="clients-line">
      <div className="clients-line-main">
        <strong>{name}</strong>
        {role && <span className="clients-beside">{role}</span>}
        {email && <EmailLink email={email} />}
        {phone && <PhoneLink phone={phone} />}
      </div>
      <div className="clients-actions">
        <RowAction
          compact
          label="Make main contact"
          of={name}
          icon={<UserIcon aria-hidden />}
          onClick={() => void run(() => makeMain({ clientId, id }).unwrap(), `${name} is the main contact`)}
        />
        <RowAction compact label="Edit" of={name} icon={<EditIcon aria-hidden />} onClick={onEdit} />
        <RowAction
          compact
          danger
          label="Delete"
          of={name}
          icon={<DeleteIcon aria-hidden />}
          onClick={() => void removeWithUndo(() => remove({ clientId, id }).unwrap(), bringBack, 'Contact deleted', name)}
        />
      </div>
    </li>
  );
}

interface Values {
  name: string;
  role: string;
  email: string;
  phone: string;
}

interface ContactDialogProps {
  clientId: number;
  contact: ClientContact | null;
  onClose: () => void;
}

function ContactDialog({ clientId, contact, onClose }: ContactDialogProps) {
  const [uid] = useState(() => crypto.randomUUID());
  const [create] = useCreateContactMutation();
  const [update] = useUpdateContactMutation();
  const { name = '', role = '', email = '', phone = '' } = contact ?? {};
  const save = async (values: Values) => {
    if (contact) await update({ clientId, id: contact.id, version: contact.version, ...values }).unwrap();
    else await create({ clientId, uid, ...values }).unwrap();
    onClose();
  };
  return (
    <Dialog open size="small" title={contact ? 'Edit contact' : 'Add contact'} onClose={onClose}>
      <EntryForm<Values>
        initialValues={{ name, role, email, phone }}
        saveLabel={contact ? 'Save contact' : 'Add contact'}
        onSave={save}
        onCancel={onClose}
      >
        <TextField
          name="name"
          label="Name"
          required
          rules={[requiredRule('Please enter a name')]}
          input={{ maxLength: 200, autoComplete: 'off' }}
        />
        <TextField name="role" label="Role" input={{ maxLength: 100, autoComplete: 'off' }} />
        <TextField
          name="email"
          label="Email"
          rules={[emailRule]}
          input={{ type: 'email', inputMode: 'email', maxLength: 254, autoComplete: 'off' }}
        />
        <TextField name="phone" label="Phone" input={{ type: 'tel', inputMode: 'tel', maxLength: 60, autoComplete: 'off' }} />
      </EntryForm>
    </Dialog>
  );
}
