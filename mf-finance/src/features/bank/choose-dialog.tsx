import type { BankLine, InvoiceSummary, MatchBankLine } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Alert, Button, Dialog, formatDay, formatMoney } from '@dwang/kit';
import { SearchSelect } from '@dwang/kit/form';
import { useState } from 'react';
import { useFindInvoicesQuery } from '../../api/bank';
import { confirmSurplus } from '../../credit/surplus';
import { payerOf, wordsOf } from './bank-words';
import { ChosenPart } from './chosen-part';
import { matchOf, partsOf, restOf, type TypedPart, withInvoice } from './share-out';
import { SuggestionView } from './suggestion-view';

interface ChooseDialogProps {
  line: BankLine;
  busy: boolean;
  onClose: () => void;
  onMatch: (body: MatchBankLine) => void;
}

/** Shares the money of a line out to invoices that the person chooses. */
export function ChooseDialog({ line, busy, onClose, onMatch }: ChooseDialogProps) {
  const [parts, setParts] = useState<TypedPart[]>(() => partsOf(line.suggestions[0]));
  const [problem, setProblem] = useState<string | null>(null);
  const change = (next: TypedPart[]) => {
    setParts(next);
    setProblem(null);
  };
  const save = async () => {
    const body = matchOf(line, parts);
    if (typeof body === 'string') return setProblem(body);
    for (const { amount, balance, invoiceNumber } of parts) {
      if (!(await confirmSurplus(amount, balance, invoiceNumber))) return;
    }
    onMatch(body);
  };
  const others = line.suggestions.slice(1);
  return (
    <Dialog
      open
      title={`Choose invoices for ${formatMoney(line.amount)}`}
      onClose={onClose}
      busy={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="primary" loading={busy} onClick={() => void save()}>
            Match
          </Button>
        </>
      }
    >
      <div className="bank-dialog">
        <p>
          {payerOf(line)}
          <span className="bank-beside"> {[formatDay(line.day), wordsOf(line)].filter(Boolean).join(' · ')}</span>
        </p>
        <ul className="bank-chosen" aria-label="Chosen invoices" hidden={parts.length === 0}>
          {parts.map((part) => (
            <ChosenPart
              key={part.invoiceId}
              part={part}
              onChange={(amount) => change(parts.map((one) => (one === part ? { ...one, amount } : one)))}
              onRemove={() => change(parts.filter((one) => one !== part))}
            />
          ))}
        </ul>
        <InvoiceSearch chosen={parts} onChoose={(invoice) => change(withInvoice(line, parts, invoice))} />
        <p className="bank-rest" aria-live="polite">
          {restText(restOf(line, parts))}
        </p>
        {problem && <Alert type="error" showIcon role="alert" title={problem} />}
        {others.length > 0 && (
          <ul className="bank-others" aria-label="Other suggestions">
            {others.map((suggestion) => (
              <li key={suggestion.parts.map(({ invoiceId }) => invoiceId).join()}>
                <SuggestionView suggestion={suggestion} />
                <Button onClick={() => change(partsOf(suggestion))}>Use</Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function restText(rest: number | null): string {
  if (rest === null) return 'Please enter each amount with at most 2 decimal places.';
  if (rest === 0) return 'All of it is shared out.';
  return rest > 0
    ? `${formatMoney(centsToDecimal(rest))} is left to share out.`
    : `${formatMoney(centsToDecimal(-rest))} is too much.`;
}

const labelOf = ({ invoiceNumber, clientName, balance }: InvoiceSummary): string =>
  `${invoiceNumber} · ${clientName} · ${formatMoney(balance)} open`;

/** Issued invoices by number or client, searched on the server. */
function InvoiceSearch({ chosen, onChoose }: { chosen: readonly TypedPart[]; onChoose: (invoice: InvoiceSummary) => void }) {
  const [q, setQ] = useState('');
  const { data, isFetching } = useFindInvoicesQuery(q);
  const taken = new Set(chosen.map(({ invoiceId }) => invoiceId));
  const invoices = (data?.items ?? []).filter(({ id, status }) => status !== 'draft' && status !== 'void' && !taken.has(id));
  return (
    <SearchSelect
      aria-label="Add an invoice"
      none="Add an invoice..."
      value={0}
      choices={invoices.map((invoice) => ({ value: invoice.id, label: labelOf(invoice) }))}
      loading={isFetching}
      onSearch={setQ}
      onChange={(id) => {
        const invoice = invoices.find((one) => one.id === id);
        if (invoice) onChoose(invoice);
      }}
    />
  );
}
