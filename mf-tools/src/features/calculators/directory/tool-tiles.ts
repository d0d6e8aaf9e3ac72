import { isWorking } from '../../../tools-that-work';
import type { Tab } from '../addresses';

/** A tile of the calculators page. */
export interface CalculatorTile {
  id: string;
  title: string;
  text: string;
  tab: Exclude<Tab, 'all'>;
  /** The tool of the tools page that it opens; without one it is a list of calculators. */
  tool?: string;
  /** The tool whose drawing stands on it, where it has none of its own. */
  icon?: string;
}

/** In the order of the specification 2, section 2.7. */
const TILES: readonly CalculatorTile[] = [
  { id: 'all', title: 'All Calculators', text: 'Ours, and those of others by category', tab: 'calculators' },
  { id: 'measure', title: 'AR Measure Tool', text: 'Lengths from a photo', tab: 'ar', tool: 'measure' },
  {
    id: 'floor-plan',
    title: 'AR Floor Plan',
    text: 'Walls and furniture to scale',
    tab: 'ar',
    tool: 'floor-plan',
    icon: 'site-planner',
  },
  {
    id: 'furniture',
    title: 'AR Furniture Planner',
    text: 'What fits into a room',
    tab: 'ar',
    tool: 'furniture-planner',
    icon: 'area-calc',
  },
  { id: 'level', title: 'Bubble Level', text: 'Level and plumb by the phone', tab: 'ar', tool: 'level' },
  {
    id: 'volume',
    title: 'Volume Detector',
    text: 'Loudness by the microphone',
    tab: 'ar',
    tool: 'volume-detector',
    icon: 'sound',
  },
  { id: 'estimator', title: 'Material Estimator', text: 'Quantities and prices', tab: 'construction', tool: 'materials' },
];

/** The tiles that work, of one tab. */
export const tilesOf = (tab: Tab): CalculatorTile[] =>
  TILES.filter((tile) => (tab === 'all' || tile.tab === tab) && (!tile.tool || isWorking(tile.tool)));

/** The tile of this id, if it works. */
export const findTile = (id: string | null): CalculatorTile | undefined => tilesOf('all').find((tile) => tile.id === id);
