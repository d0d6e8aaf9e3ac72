/**
 * How high each card usually is in CSS pixels, half the screen wide. The board shares the columns out by it, and keeps as much room for a
 * card that is still loading and was never seen on this device.
 */
const USUAL: Record<string, number> = {
  'jobs-quick-access': 300,
  'job-timer': 520,
  'job-insights': 750,
  'weather-impactor': 800,
  'time-entries': 380,
  'active-projects': 440,
  'pending-invoices': 280,
  weather: 900,
  resources: 560,
  tools: 320,
  'supplier-locator': 640,
};

const KEY = 'dashboardHeights';

export const usualHeight = (id: string): number => USUAL[id] ?? 360;

/** A card is as high as the size and the screen let it be. */
const nameOf = ({ dataset }: HTMLElement): string => `${dataset.widget} ${dataset.size} ${innerWidth < 768 ? 'phone' : 'wide'}`;

const isLoading = (cell: HTMLElement): boolean => cell.querySelector('.ant-skeleton') !== null;

function seenHeights(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** While it loads each card is as high as it was at the last visit (widget-grid.css). */
export function reserveHeights(cells: readonly HTMLElement[]): void {
  const seen = seenHeights();
  for (const cell of cells) {
    const height = Number(seen[nameOf(cell)]) || usualHeight(cell.dataset.widget ?? '');
    cell.style.setProperty('--reserve', `${height}px`);
  }
}

export function keepHeights(cells: readonly HTMLElement[]): void {
  const loaded = cells.filter((cell) => !isLoading(cell) && cell.offsetHeight > 0 && cell.dataset.editing !== 'true');
  try {
    const seen = Object.fromEntries(loaded.map((cell) => [nameOf(cell), cell.offsetHeight]));
    localStorage.setItem(KEY, JSON.stringify({ ...seenHeights(), ...seen }));
  } catch {
    // Without storage the next visit begins with usual heights.
  }
}
