import { type CreatePortalLink, LINK_DAYS, type PortalLink } from '@dwang/contracts';
import { Alert, Button } from '@dwang/kit';
import { CheckboxField, EntryForm, Field, Input, SelectField, TextField } from '@dwang/kit/form';
import { useState } from 'react';
import { ClientPicker } from '../../../pickers/client-picker';
import { useCreatePortalLinkMutation } from './portal.api';

interface NewLinkProps {
  client?: { id: number; name: string };
  onDone: () => void;
}

type Values = Required<Pick<CreatePortalLink, 'clientId' | 'label' | 'showPhotos' | 'days'>>;

const DAYS = [7, 30, LINK_DAYS, 180, 365].map((days) => ({ value: days, label: `${days} days` }));
const clientRule = {
  validator: (_: unknown, id: unknown) =>
    Number(id) > 0 ? Promise.resolve() : Promise.reject(new Error('Please choose a client')),
};

/** Asks for whom the link is and for how long; then shows it, once. */
export function NewLink({ client, onDone }: NewLinkProps) {
  const [create] = useCreatePortalLinkMutation();
  const [made, setMade] = useState<PortalLink | null>(null);
  if (made) return <MadeLink link={made} onDone={onDone} />;
  return (
    <EntryForm<Values>
      initialValues={{ clientId: client?.id ?? 0, label: '', showPhotos: false, days: LINK_DAYS }}
      saveLabel="Make link"
      savingLabel="Making..."
      onSave={async (values) => setMade(await create({ ...values, clientId: client?.id ?? values.clientId }).unwrap())}
      onCancel={onDone}
    >
      {!client && (
        <Field name="clientId" label="Client" required rules={[clientRule]}>
          <ClientPicker />
        </Field>
      )}
      <TextField name="label" label="For whom" help="Seen by you only." input={{ maxLength: 100, autoComplete: 'off' }} />
      <SelectField<number> name="days" label="Works for" required select={{ options: DAYS }} />
      <CheckboxField name="showPhotos" label="Show the photos of this client's jobs" />
    </EntryForm>
  );
}

function MadeLink({ link, onDone }: { link: PortalLink; onDone: () => void }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const address = `${globalThis.location.origin}${link.path}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const share = () => navigator.share({ title: link.clientName, url: address }).catch(() => undefined);
  return (
    <div className="clients-dialog">
      <Alert type="info" showIcon title="Copy it now: it is shown only once. Whoever has it can open this client's portal." />
      <Input readOnly aria-label="Link" value={address} onFocus={(event) => event.target.select()} />
      {copied === false && <p className="clients-beside">Not copied. Please mark the link and copy it by hand.</p>}
      <div className="clients-actions">
        <Button type="primary" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy link'}
        </Button>
        {typeof navigator.share === 'function' && <Button onClick={() => void share()}>Share</Button>}
        <Button href={address} target="_blank" rel="noreferrer">
          Open
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}
