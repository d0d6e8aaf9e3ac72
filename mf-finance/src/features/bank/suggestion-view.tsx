import type { BankLine, MatchSuggestion } from '@dwang/contracts';
import { Link, Money, StatusTag } from '@dwang/kit';
import { certaintyOf } from './bank-words';

/** To which invoices the money may belong, and why. */
export function SuggestionView({ suggestion }: { suggestion: MatchSuggestion }) {
  const { label, tone } = certaintyOf(suggestion);
  return (
    <div className="bank-parts">
      <PartsView parts={suggestion.parts} />
      <p className="bank-beside">
        <StatusTag tone={tone}>{label}</StatusTag> {suggestion.reason}
      </p>
    </div>
  );
}

/** Invoices with what is paid of each. */
export function PartsView({ parts }: { parts: BankLine['matches'] | MatchSuggestion['parts'] }) {
  return (
    <ul aria-label="Invoices">
      {parts.map(({ invoiceId, invoiceNumber, clientName, amount }) => (
        <li key={invoiceId}>
          <span>
            <Link to={`/invoices/${invoiceId}`}>{invoiceNumber}</Link> {clientName}
          </span>
          {parts.length > 1 && <Money amount={amount} />}
        </li>
      ))}
    </ul>
  );
}
