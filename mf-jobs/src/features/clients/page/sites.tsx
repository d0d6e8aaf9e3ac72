import type { ClientSite } from '@dwang/contracts';
import { DeleteIcon, Dialog, EditIcon, PlaceIcon } from '@dwang/kit';
import { EntryForm, requiredRule, TextAreaField, TextField } from '@dwang/kit/form';
import { useState } from 'react';
import { RowAction } from '../../../lists/row-action';
import { useCreateSiteMutation, useDeleteSiteMutation, useSitesQuery, useUpdateSiteMutation } from '../clients.api';
import { DetailCard } from './detail-card';
import { useDetailWrites } from './use-detail-writes';

/** The places where work is done for a client. */
export function Sites({ clientId }: { clientId: number }) {
  const query = useSitesQuery(clientId);
  const [edited, setEdited] = useState<ClientSite | 'new' | null>(null);
  return (
    <>
      <DetailCard
        title="Sites"
        icon={<PlaceIcon aria-hidden />}
        noun="sites"
        addLabel="Add site"
        emptyHint="Where you work for this client, with gate codes and where to park."
        query={query}
        onAdd={() => setEdited('new')}
      >
        {(site) => <SiteLine key={site.id} site={site} onEdit={() => setEdited(site)} />}
      </DetailCard>
      {edited && <SiteDialog clientId={clientId} site={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function SiteLine({ site, onEdit }: { site: ClientSite; onEdit: () => void }) {
  const { id, clientId, name, address, lat, lng, notes } = site;
  const [remove] = useDeleteSiteMutation();
  const [create] = useCreateSiteMutation();
  const { removeWithUndo } = useDetailWrites();
  const bringBack = () => create({ clientId, name, address, lat, lng, notes }).unwrap();
  return (
    <li className="clients-line">
      <div className="clients-line-main">
        <strong>{name}</strong>
        {address && (
          <a className="jobs-link jobs-email" href={mapOf(site)} target="_blank" rel="noreferrer">
            {address.replace(/\n/g, ', ')}
          </a>
        )}
        {notes && <p className="clients-text">{notes}</p>}
      </div>
      <div className="clients-actions">
        <RowAction compact label="Edit" of={name} icon={<EditIcon aria-hidden />} onClick={onEdit} />
        <RowAction
          compact
          danger
          label="Delete"
          of={name}
          icon={<DeleteIcon aria-hidden />}
          onClick={() => void removeWithUndo(() => remove({ clientId, id }).unwrap(), bringBack, 'Site deleted', name)}
        />
      </div>
    </li>
  );
}

/** OpenStreetMap at the place, or its search for the address. */
function mapOf({ lat, lng, address }: ClientSite): string {
  if (lat !== null && lng !== null) return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\n/g, ', '))}`;
}

interface Values {
  name: string;
  address: string;
  notes: string;
}

interface SiteDialogProps {
  clientId: number;
  site: ClientSite | null;
  onClose: () => void;
}

function SiteDialog({ clientId, site, onClose }: SiteDialogProps) {
  const [uid] = useState(() => crypto.randomUUID());
  const [create] = useCreateSiteMutation();
  const [update] = useUpdateSiteMutation();
  const { name = '', address = '', notes = '' } = site ?? {};
  const save = async (values: Values) => {
    if (site) await update({ clientId, id: site.id, version: site.version, ...values }).unwrap();
    else await create({ clientId, uid, ...values }).unwrap();
    onClose();
  };
  return (
    <Dialog open size="small" title={site ? 'Edit site' : 'Add site'} onClose={onClose}>
      <EntryForm<Values>
        initialValues={{ name, address, notes }}
        saveLabel={site ? 'Save site' : 'Add site'}
        onSave={save}
        onCancel={onClose}
      >
        <TextField
          name="name"
          label="Name"
          required
          rules={[requiredRule('Please enter a name for the site')]}
          input={{ maxLength: 200, autoComplete: 'off' }}
        />
        <TextAreaField name="address" label="Address" input={{ maxLength: 500 }} />
        <TextAreaField name="notes" label="Notes" input={{ maxLength: 2000 }} />
      </EntryForm>
    </Dialog>
  );
}
