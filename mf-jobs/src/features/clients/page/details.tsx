import { errorText, useUpdateClientMutation } from '@dwang/client';
import type { Client } from '@dwang/contracts';
import { checkPeppolId, countryName, paymentTermsText } from '@dwang/domain';
import { SectionCard, Switch, UserIcon } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { useNotify } from '@dwang/shell-api';
import { useId } from 'react';
import { EmailLink, NOTHING, PhoneLink } from '../contact-links';

/** How to reach the client. */
export function Details({ client }: { client: Client }) {
  const { contact, contactRole, email, phone, address, nzbn, tradingName, website, country, peppolId, paymentTerms, notes } =
    client;
  return (
    <SectionCard title="Details" icon={<UserIcon aria-hidden />}>
      <DetailList
        items={[
          { label: 'Contact', value: [contact, contactRole].filter(Boolean).join(', ') || NOTHING },
          { label: 'Email', value: <EmailLink email={email} /> },
          { label: 'Phone', value: <PhoneLink phone={phone} /> },
          { label: 'Address', value: address ? <p className="clients-text">{address}</p> : NOTHING },
          ...(country === 'NZ' ? [] : [{ label: 'Country', value: countryName(country) }]),
          ...(tradingName ? [{ label: 'Trading name', value: tradingName }] : []),
          ...(website ? [{ label: 'Website', value: website }] : []),
          ...(nzbn ? [{ label: 'NZBN', value: nzbn }] : []),
          ...(peppolId ? [{ label: 'E-invoices go to', value: checkPeppolId(peppolId).formatted }] : []),
          ...(paymentTerms ? [{ label: 'Payment terms', value: paymentTermsText(paymentTerms) }] : []),
          ...(notes ? [{ label: 'Notes', value: <p className="clients-text">{notes}</p> }] : []),
          { label: 'Letters to all', value: <TakesLetters client={client} /> },
        ]}
      />
    </SectionCard>
  );
}

/** A client who asked for no letters is left out of "Email All". */
function TakesLetters({ client: { id, takesLetters } }: { client: Client }) {
  const name = useId();
  const notify = useNotify();
  const [update, { isLoading }] = useUpdateClientMutation();
  const change = async (next: boolean) => {
    try {
      await update({ id, takesLetters: next }).unwrap();
    } catch (error) {
      notify.error({ title: 'Not changed', description: errorText(error, 'Please try again.') });
    }
  };
  return (
    <span className="clients-switch">
      <Switch aria-labelledby={name} checked={takesLetters} loading={isLoading} onChange={(next) => void change(next)} />
      <span id={name}>{takesLetters ? 'Gets letters to all clients' : 'Gets no letters to all clients'}</span>
    </span>
  );
}
