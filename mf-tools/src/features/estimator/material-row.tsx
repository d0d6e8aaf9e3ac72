import type { EstimateLine, Material } from '@dwang/contracts';
import type { Supply } from '@dwang/domain/estimates';
import { AddIcon, Button, formatMoney } from '@dwang/kit';
import { QuantityStepper } from './quantity-stepper';
import { lineOf, shownPrice } from './supplies';

interface MaterialRowProps {
  material: Material;
  supply: Supply;
  line: EstimateLine | undefined;
  onAdd: (line: EstimateLine) => void;
  onQuantity: (line: EstimateLine, quantity: string | null) => void;
}

/** A material of the catalogue: tap to add one, then step. */
export function MaterialRow({ material, supply, line, onAdd, onQuantity }: MaterialRowProps) {
  const { price, isFallback } = shownPrice(line ?? lineOf(material), supply);
  return (
    <li className="estimate-material">
      <div className="estimate-material-words">
        <strong>{material.name}</strong>
        <span>
          {[material.size, `${formatMoney(price)} / ${material.unit}`, isFallback && `no price at ${supply.name}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {line ? (
        <QuantityStepper label={material.name} value={line.quantity} onChange={(quantity) => onQuantity(line, quantity)} />
      ) : (
        <Button icon={<AddIcon aria-hidden />} aria-label={`Add ${material.name}`} onClick={() => onAdd(lineOf(material))}>
          Add
        </Button>
      )}
    </li>
  );
}
