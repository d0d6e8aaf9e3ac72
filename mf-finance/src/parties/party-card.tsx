import type { InvoiceParty } from '@dwang/contracts';
import { SectionCard } from '@dwang/kit';
import { partyTexts } from '@dwang/papers/words';
import './party-card.css';

/** Who bills or who pays, as copied when the document was issued. */
export function PartyCard({ title, party, name }: { title: string; party: InvoiceParty; name: string }) {
  return (
    <SectionCard title={title}>
      <address className="finance-party">
        <strong>{name}</strong>
        {partyTexts(party).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {party.bankAccount && <span>Bank account {party.bankAccount}</span>}
      </address>
    </SectionCard>
  );
}
