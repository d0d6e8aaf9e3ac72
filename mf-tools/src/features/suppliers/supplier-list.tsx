import { distanceText, oneLine } from '@dwang/domain';
import { StatusTag } from '@dwang/kit';
import type { NearSupplier } from './nearest';
import { OpenMark } from './open-mark';

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
        const { key, rank, name, address, distance, isOwn } = supplier;
        return (
          <li key={key}>
            <button type="button" className="tools-supplier" aria-haspopup="dialog" onClick={() => onChoose(supplier)}>
              <span className="tools-supplier-rank">{rank}</span>
              <span className="tools-supplier-words">
                <strong>{name}</strong>
                <span>{oneLine(address)}</span>
                {isOwn && (
                  <span className="tools-supplier-own">
                    <StatusTag>Yours</StatusTag>
                  </span>
                )}
              </span>
              <span className="tools-supplier-side">
                {distance === null ? <span>Not on the map</span> : distanceText(distance)}
                <OpenMark supplier={supplier} now={now} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
