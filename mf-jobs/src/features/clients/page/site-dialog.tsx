import { usePlacing } from '@dwang/client';
import type { ClientSite, Region } from '@dwang/contracts';
import {
  PlaceFields,
  type PlaceValues,
  placeOf,
  requiredRule,
  SelectField,
  TextAreaField,
  TextField,
  valuesOfPlace,
} from '@dwang/kit/form';
import { REGION_CHOICES } from '../../../regions';
import { useCreateSiteMutation, useUpdateSiteMutation } from '../clients.api';
import { DetailDialog } from './detail-lines';

interface SiteDialogProps {
  clientId: number;
  site: ClientSite | null;
  onClose: () => void;
}

interface SiteValues extends PlaceValues, Pick<ClientSite, 'name' | 'address' | 'notes'> {
  region: Region | '';
}

/** Adds a site of a client, or edits one. */
export function SiteDialog({ clientId, site, onClose }: SiteDialogProps) {
  const [create] = useCreateSiteMutation();
  const [update] = useUpdateSiteMutation();
  const placing = usePlacing(site?.region ?? null);
  const { name = '', address = '', notes = '', place = null } = site ?? {};
  return (
    <DetailDialog<SiteValues>
      one="site"
      isNew={!site}
      initialValues={{ name, address, notes, region: site?.region ?? '', ...valuesOfPlace(place) }}
      names={{ 'place.lat': 'lat', 'place.lng': 'lng' }}
      onSave={({ lat, lng, region, ...texts }, uid) => {
        const fields = { ...texts, region: region || null, place: placeOf({ lat, lng }) };
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
      <PlaceFields {...placing} />
      <TextAreaField name="notes" label="Notes" input={{ maxLength: 2000 }} />
    </DetailDialog>
  );
}
