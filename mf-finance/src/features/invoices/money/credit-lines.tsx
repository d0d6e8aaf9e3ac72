import type { Invoice } from '@dwang/contracts';
import { formatMoney, StatusTag } from '@dwang/kit';
import { Checkbox } from '@dwang/kit/form';
import { gstMarked } from '@dwang/papers/words';

interface CreditLinesProps {
  invoice: Invoice;
  value?: number[];
  onChange?: (ids: number[]) => void;
}

/** The lines of the invoice to choose from; what was credited before cannot be again. */
export function CreditLines({ invoice, value = [], onChange }: CreditLinesProps) {
  const tick = (id: number, isOn: boolean) => onChange?.(isOn ? [...value, id] : value.filter((other) => other !== id));
  return (
    <ul className="finance-records finance-credit-lines">
      {gstMarked(invoice.lines).map(({ id, description, amount, timeEntryIds, mark }) => {
        const isGone = invoice.creditedLineIds.includes(id);
        return (
          <li key={id} className="finance-record">
            <Checkbox checked={value.includes(id)} disabled={isGone} onChange={(event) => tick(id, event.target.checked)}>
              <span className="finance-record-main">
                <span>
                  {description} {mark && <StatusTag tone="neutral">{mark}</StatusTag>}
                </span>
                {isGone ? (
                  <small>Credited already</small>
                ) : (
                  timeEntryIds.length > 0 && <small>Its hours become unbilled again</small>
                )}
              </span>
            </Checkbox>
            <span className="dwang-figure finance-credit-amount">{formatMoney(amount)}</span>
          </li>
        );
      })}
    </ul>
  );
}
