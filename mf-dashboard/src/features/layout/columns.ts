import { COLUMNS } from './card-sizes';

/** A card as the board sees it: how many columns wide, and how high it usually is, in CSS pixels. */
interface Block {
  span: number;
  height: number;
}

/**
 * The first column (from 0) of each card, in the order in which they are read. A card goes where it can stand highest without standing above
 * the one before it, the left-most place first. It is worked out from usual heights, so that a card keeps its column whatever it holds today.
 */
export function columnsOf(blocks: readonly Block[]): number[] {
  const bottoms = Array<number>(COLUMNS).fill(0);
  let top = 0;
  return blocks.map(({ span, height }) => {
    const steps = Array.from({ length: Math.floor((COLUMNS - span) / STEP) + 1 }, (_, step) => step * STEP);
    const places = steps
      .filter((at) => at % span === 0 || at + span === COLUMNS)
      .map((at) => ({ at, top: Math.max(top, topAt(bottoms, at, span)) }));
    const best = places.reduce((one, other) => (other.top < one.top ? other : one));
    top = best.top;
    bottoms.fill(best.top + height, best.at, best.at + span);
    return best.at;
  });
}

/** Cards begin at halves and thirds of the width only. */
const STEP = 2;

/** How far down the columns from `at` on are taken. */
export const topAt = (bottoms: readonly number[], at: number, span: number): number => Math.max(...bottoms.slice(at, at + span));
