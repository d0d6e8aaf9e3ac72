import type { Client, ClientContact } from '@dwang/contracts';
import { UserIcon } from '@dwang/kit';
import { ClientsIcon } from '@dwang/kit/data';
import { requiredRule, TextField } from '@dwang/kit/form';
import { RowAction } from '../../../lists/row-action';
import { EmailField, PhoneField } from '../client-fields';
import {
  useContactsQuery,
  useCreateContactMutation,
  useDeleteContactMutation,
  useMakeMainContactMutation,
  useUpdateContactMutation,
} from '../clients.api';
import { EmailLink, PhoneLink } from '../contact-links';
import { DetailDialog, DetailLine, DetailLines } from './detail-lines';
import { useDetailWrites } from './use-detail-writes';

/** The people at a client besides the main contact; one of them can take that one's place. */
export function Contacts({ client }: { client: Client }) {
  const query = useContactsQuery(client.id);
  return (
    <DetailLines
      title="Other contacts"
      icon={<ClientsIcon aria-hidden />}
      noun="other contacts"
      one="contact"
      emptyHint="The site manager, the person who pays."
      query={query}
      dialog={(contact, close) => <ContactDialog clientId={client.id} contact={contact} onClose={close} />}
    >
      {(contact, edit) => <ContactLine key={contact.id} contact={contact} onEdit={edit} />}
    </DetailLines>
  );
}

function ContactLine({ contact, onEdit }: { contact: ClientContact; onEdit: () => void }) {
  const { id, clientId, name, role, email, phone } = contact;
  const [remove] = useDeleteContactMutation();
  const [create] = useCreateContactMutation();
  const [makeMain] = useMakeMainContactMutation();
  const { run } = useDetailWrites();
  return (
    <DetailLine
      name={name}
      deleted="Contact deleted"
      onEdit={onEdit}
      remove={() => remove({ clientId, id }).unwrap()}
      bringBack={() => create({ clientId, name, role, email, phone }).unwrap()}
      actions={
        <RowAction
          compact
          label="Make main contact"
          of={name}
          icon={<UserIcon aria-hidden />}
          onClick={() => void run(() => makeMain({ clientId, id }).unwrap(), `${name} is the main contact`)}
        />
      }
    >
      {role && <span className="clients-beside">{role}</span>}
      {email && <EmailLink email={email} />}
      {phone && <PhoneLink phone={phone} />}
    </DetailLine>
  );
}

interface ContactDialogProps {
  clientId: number;
  contact: ClientContact | null;
  onClose: () => void;
}

function ContactDialog({ clientId, contact, onClose }: ContactDialogProps) {
  const [create] = useCreateContactMutation();
  const [update] = useUpdateContactMutation();
  const { name = '', role = '', email = '', phone = '' } = contact ?? {};
  return (
    <DetailDialog
      one="contact"
      isNew={!contact}
      initialValues={{ name, role, email, phone }}
      onSave={(values, uid) =>
        contact
          ? update({ clientId, id: contact.id, version: contact.version, ...values }).unwrap()
          : create({ clientId, uid, ...values }).unwrap()
      }
      onClose={onClose}
    >
      <TextField
        name="name"
        label="Name"
        required
        rules={[requiredRule('Please enter a name')]}
        input={{ maxLength: 200, autoComplete: 'off' }}
      />
      <TextField name="role" label="Role" input={{ maxLength: 100, autoComplete: 'off' }} />
      <EmailField />
      <PhoneField />
    </DetailDialog>
  );
}
