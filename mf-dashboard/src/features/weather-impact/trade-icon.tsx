import type { Trade } from '@dwang/contracts';

/** Lines of 24 × 24, one picture for each trade. */
const PATHS: Record<Trade, string> = {
  general: 'M4 16a8 8 0 0 1 16 0M2.5 16h19v2.5h-19zM10 8.4V13M14 8.4V13',
  carpentry: 'm4 20 8.4-8.4M10 6.5 13.5 3l3.2 3.2 1.8-.3 2.6 2.6-3.6 3.6-2.6-2.6.3-1.8-1-1L11.5 9z',
  electrical: 'M13 2.5 5 13.5h5.5L10 21.5 19 10h-5.8z',
  plumbing: 'M12 3s6.5 6.7 6.5 11.2a6.5 6.5 0 0 1-13 0C5.5 9.7 12 3 12 3ZM9 14.5a3 3 0 0 0 3 3',
  masonry: 'M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v4.7M15 9.7v4.6M9 14.3V19',
  roofing: 'm2.5 12.5 9.5-8 9.5 8M5.5 10v9.5h13V10M9 19.5v-5h6v5',
  painting: 'M4 4h14v5H4zM18 6.5h2.5v5H11v3M9.5 14.5h3v6h-3z',
  excavation: 'M3 18.5h11M4 15h9v3.5H4zM6 15v-4.5h4.5L12 15M10.5 10.5 15 5l4.5 5.5M19.5 10.5l1.8 4.5h-4.6z',
  hvac: 'M12 12m-1.8 0a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0M12 10.2c-1.5-3-.8-6.2 1.5-6.7 2.6.4 2.3 4 .3 6.7M13.8 12c3-1.5 6.2-.8 6.7 1.5-.4 2.6-4 2.3-6.7.3M12 13.8c1.5 3 .8 6.2-1.5 6.7-2.6-.4-2.3-4-.3-6.7M10.2 12c-3 1.5-6.2.8-6.7-1.5.4-2.6 4-2.3 6.7-.3',
  flooring: 'M3 6.5h18M3 12h18M3 17.5h18M8 6.5V12M15.5 12v5.5M12.5 3.5v3M10 17.5v3',
  landscaping: 'M12 21v-9M12 14c-4.5 0-7-2.3-7-6.5 4.5 0 7 2.3 7 6.5ZM12 11c0-4 2.3-6.5 7-6.5 0 4-2.5 6.5-7 6.5ZM6 21h12',
};

/** The picture of a trade; its name stands beside it. */
export function TradeIcon({ trade }: { trade: Trade }) {
  return (
    <svg className="impact-trade-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[trade]} />
    </svg>
  );
}
