import type { Trade } from '@dwang/contracts';
import { useEffect, useId, useRef } from 'react';
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
const TRADES = Object.keys(NAMES) as Trade[];

/** The eleven trades of specification 1, section 3, as one choice. */
export function TradeChooser({ value, onChange }: { value: Trade; onChange: (trade: Trade) => void }) {
  const name = useId();
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => bringIntoSight(row.current), []);
  return (
    <fieldset ref={row} className="impact-trades">
      <legend className="dwang-hidden">Trade</legend>
      {TRADES.map((trade) => (
        <label key={trade} className="impact-trade">
          <input type="radio" className="dwang-hidden" name={name} checked={trade === value} onChange={() => onChange(trade)} />
          <TradeIcon trade={trade} />
          {NAMES[trade]}
        </label>
      ))}
    </fieldset>
  );
}

/** On phones the trades are one row that scrolls sideways: the chosen one is in sight, and the page stays where it is. */
function bringIntoSight(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('label:has(:checked)');
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2;
}
