import { Trade } from '@dwang/contracts';
import { useId } from 'react';
import { TradeIcon } from './trade-icon';

const NAMES: Record<Trade, string> = {
  general: 'General',
  carpentry: 'Carpentry',
  electrical: 'Electrical',
  plumbing: 'Plumbing',
  masonry: 'Masonry',
  roofing: 'Roofing',
  painting: 'Painting',
  excavation: 'Excavation',
  hvac: 'HVAC',
  flooring: 'Flooring',
  landscaping: 'Landscaping',
};

/** The eleven trades of specification 1, section 3, as one choice. */
export function TradeChooser({ value, onChange }: { value: Trade; onChange: (trade: Trade) => void }) {
  const name = useId();
  return (
    <fieldset className="impact-trades">
      <legend className="dwang-hidden">Trade</legend>
      {Trade.options.map((trade) => (
        <label key={trade} className="impact-trade">
          <input type="radio" className="dwang-hidden" name={name} checked={trade === value} onChange={() => onChange(trade)} />
          <TradeIcon trade={trade} />
          {NAMES[trade]}
        </label>
      ))}
    </fieldset>
  );
}
