import type { InvoiceParty } from '@dwang/contracts';
import { SectionCard } from '@dwang/kit';
import './party-card.css';

/** Who bills or who pays, as copied when the document was issued. */
export function PartyCard({ title, party, name }: { title: string; party: InvoiceParty; name: string }) {
  const lines = [party.contact, party.address, party.phone, party.email].filter(Boolean);
  return (
    <SectionCard title={title}>
      <address className="finance-party">
        <strong>{name}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {party.gstNumber && <span>GST number {party.gstNumber}</span>}
        {party.bankAccount && <span>Bank account {party.bankAccount}</span>}
      </address>
    </SectionCard>
  );
}
