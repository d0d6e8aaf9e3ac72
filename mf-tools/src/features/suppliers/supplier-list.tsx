import { distanceText, isOpenAt } from '@dwang/domain';
import type { NearSupplier } from './nearest';

interface SupplierListProps {
  suppliers: readonly NearSupplier[];
  now: number;
  onChoose: (supplier: NearSupplier) => void;
}

/** The suppliers under their numbers on the map, with the way to them and whether they are open by their usual hours. */
export function SupplierList({ suppliers, now, onChoose }: SupplierListProps) {
  return (
    <ul aria-label="Suppliers">
      {suppliers.map((supplier) => {
        const { id, rank, name, address, distance, hours, timeZone } = supplier;
        const isOpen = isOpenAt(hours, now, timeZone);
        return (
          <li key={id}>
            <button type="button" className="tools-supplier" aria-haspopup="dialog" onClick={() => onChoose(supplier)}>
              <span className="tools-supplier-rank">{rank}</span>
              <span className="tools-supplier-words">
                <strong>{name}</strong>
                <span>{address}</span>
              </span>
              <span className="tools-supplier-side">
                {distanceText(distance)}
                <span className={isOpen ? 'tools-supplier-open' : undefined}>{isOpen ? 'Open' : 'Closed'}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
