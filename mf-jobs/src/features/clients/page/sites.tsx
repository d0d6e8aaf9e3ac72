import type { ClientSite, Region } from '@dwang/contracts';
import { PlaceIcon } from '@dwang/kit';
import { requiredRule, SelectField, TextAreaField, TextField } from '@dwang/kit/form';
import { useSitesQuery } from '../../../api/client-sites';
import { REGION_CHOICES } from '../../../regions';
import { useCreateSiteMutation, useDeleteSiteMutation, useUpdateSiteMutation } from '../clients.api';
import { DetailDialog, DetailLine, DetailLines } from './detail-lines';

/** The places where work is done for a client. */
export function Sites({ clientId }: { clientId: number }) {
  const query = useSitesQuery(clientId);
  return (
    <DetailLines
      title="Sites"
      icon={<PlaceIcon aria-hidden />}
      noun="sites"
      one="site"
      emptyHint="Where you work for this client, with gate codes and where to park."
      query={query}
      dialog={(site, close) => <SiteDialog clientId={clientId} site={site} onClose={close} />}
    >
      {(site, edit) => <SiteLine key={site.id} site={site} onEdit={edit} />}
    </DetailLines>
  );
}

function SiteLine({ site, onEdit }: { site: ClientSite; onEdit: () => void }) {
  const { id, clientId, name, address, lat, lng, notes, region } = site;
  const [remove] = useDeleteSiteMutation();
  const [create] = useCreateSiteMutation();
  return (
    <DetailLine
      name={name}
      deleted="Site deleted"
      onEdit={onEdit}
      remove={() => remove({ clientId, id }).unwrap()}
      bringBack={() => create({ clientId, name, address, lat, lng, notes, region }).unwrap()}
    >
      {address && (
        <a className="jobs-link jobs-email" href={mapOf(site)} target="_blank" rel="noreferrer">
          {address.replace(/\n/g, ', ')}
        </a>
      )}
      {region && <span className="clients-beside">{region}</span>}
      {notes && <p className="clients-text">{notes}</p>}
    </DetailLine>
  );
}

/** OpenStreetMap at the place, or its search for the address. */
function mapOf({ lat, lng, address }: ClientSite): string {
  if (lat !== null && lng !== null) return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replace(/\n/g, ', '))}`;
}

interface SiteDialogProps {
  clientId: number;
  site: ClientSite | null;
  onClose: () => void;
}

function SiteDialog({ clientId, site, onClose }: SiteDialogProps) {
  const [create] = useCreateSiteMutation();
  const [update] = useUpdateSiteMutation();
  const { name = '', address = '', notes = '' } = site ?? {};
  const region: Region | '' = site?.region ?? '';
  return (
    <DetailDialog
      one="site"
      isNew={!site}
      initialValues={{ name, address, notes, region }}
      onSave={(values, uid) => {
        const fields = { ...values, region: values.region || null };
        return site
          ? update({ clientId, id: site.id, version: site.version, ...fields }).unwrap()
          : create({ clientId, uid, ...fields }).unwrap();
      }}
      onClose={onClose}
    >
      <TextField
        name="name"
        label="Name"
        required
        rules={[requiredRule('Please enter a name for the site')]}
        input={{ maxLength: 200, autoComplete: 'off' }}
      />
      <TextAreaField name="address" label="Address" input={{ maxLength: 500 }} />
      <SelectField name="region" label="Region" help="For its weather and anniversary day" select={{ options: REGION_CHOICES }} />
      <TextAreaField name="notes" label="Notes" input={{ maxLength: 2000 }} />
    </DetailDialog>
  );
}
