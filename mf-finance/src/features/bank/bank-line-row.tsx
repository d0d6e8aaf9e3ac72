import type { BankLine } from '@dwang/contracts';
import { Button, formatDay, formatMoney, Money } from '@dwang/kit';
import { payerOf, wordsOf } from './bank-words';
import { PartsView, SuggestionView } from './suggestion-view';

interface BankLineRowProps {
  line: BankLine;
  busy: boolean;
  onAccept: () => void;
  onChoose: () => void;
  onIgnore: () => void;
  onUndo: () => void;
}

/** One line of the bank: what came, which invoices it may pay, and what can be done. */
export function BankLineRow({ line, busy, ...moves }: BankLineRowProps) {
  const [suggestion] = line.suggestions;
  const name = `${formatMoney(line.amount)} from ${payerOf(line)}`;
  return (
    <li className="bank-line" data-bank-line={line.id} aria-label={name}>
      <div className="bank-came">
        <span className="bank-came-head">
          <strong>{payerOf(line)}</strong>
          <Money amount={line.amount} strong />
        </span>
        <span className="bank-beside">{[formatDay(line.day), wordsOf(line)].filter(Boolean).join(' · ')}</span>
      </div>
      <div className="bank-match">
        {line.state === 'matched' && <PartsView parts={line.matches} />}
        {line.state === 'ignored' && <p className="bank-beside">Ignored: pays no invoice</p>}
        {line.state === 'new' &&
          (suggestion ? <SuggestionView suggestion={suggestion} /> : <p className="bank-beside">No open invoice fits.</p>)}
      </div>
      <LineButtons line={line} name={name} busy={busy} {...moves} />
    </li>
  );
}

function LineButtons({ line, name, busy, onAccept, onChoose, onIgnore, onUndo }: BankLineRowProps & { name: string }) {
  if (line.state !== 'new') {
    return (
      <div className="bank-buttons">
        <Button disabled={busy} aria-label={`Undo ${name}`} onClick={onUndo}>
          Undo
        </Button>
      </div>
    );
  }
  const [suggestion] = line.suggestions;
  return (
    <div className="bank-buttons">
      {suggestion && (
        <Button
          type={suggestion.certainty === 'sure' ? 'primary' : 'default'}
          loading={busy}
          aria-label={`Accept ${name}`}
          onClick={onAccept}
        >
          Accept
        </Button>
      )}
      <Button disabled={busy} aria-label={`Choose for ${name}`} data-key="c" onClick={onChoose}>
        Choose
      </Button>
      <Button type="text" disabled={busy} aria-label={`Ignore ${name}`} data-key="i" onClick={onIgnore}>
        Ignore
      </Button>
    </div>
  );
}
