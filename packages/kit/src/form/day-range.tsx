import { FilterField } from '../layout/filter-field';
import { DayPicker } from './day-picker';

interface DayRangeProps {
  /** `YYYY-MM-DD`, or empty for an open end. */
  from: string;
  to: string;
  /** Gets only the end that changed; null is an open end. */
  onChange: (change: { from?: string | null; to?: string | null }) => void;
}

/** From and To of a `FilterBar`; neither day can be chosen beyond the other. */
export function DayRange({ from, to, onChange }: DayRangeProps) {
  return (
    <>
      <FilterField label="From">
        {(id) => <DayPicker id={id} value={from || null} max={to || undefined} onChange={(day) => onChange({ from: day })} />}
      </FilterField>
      <FilterField label="To">
        {(id) => <DayPicker id={id} value={to || null} min={from || undefined} onChange={(day) => onChange({ to: day })} />}
      </FilterField>
    </>
  );
}
