import { Button, DeleteIcon, formatMoney } from '@dwang/kit';
import { MoneyInput } from '@dwang/kit/form';
import { surplusOf } from '../../credit/surplus';
import type { TypedPart } from './share-out';

interface ChosenPartProps {
  part: TypedPart;
  onChange: (amount: string) => void;
  onRemove: () => void;
}

/** A chosen invoice and how much of the money is for it. */
export function ChosenPart({ part, onChange, onRemove }: ChosenPartProps) {
  const { invoiceNumber, clientName, balance, amount } = part;
  const surplus = surplusOf(amount, balance);
  return (
    <li>
      <span className="bank-chosen-name">
        <span>
          <strong>{invoiceNumber}</strong> {clientName}
        </span>
        <small className="bank-beside">
          {formatMoney(balance)} is open.
          {surplus && ` ${formatMoney(surplus)} more than that becomes the client's credit.`}
        </small>
      </span>
      <MoneyInput aria-label={`Amount for ${invoiceNumber}`} value={amount} onChange={onChange} />
      <Button type="text" danger icon={<DeleteIcon aria-hidden />} aria-label={`Remove ${invoiceNumber}`} onClick={onRemove} />
    </li>
  );
}
