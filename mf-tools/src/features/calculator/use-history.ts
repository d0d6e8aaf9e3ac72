import { useKeptList } from '../../parts/kept-list';

export interface HistoryLine {
  id: string;
  sum: string;
  result: string;
}

const MOST = 30;

const isLine = (value: unknown): value is HistoryLine =>
  typeof value === 'object' && value !== null && 'id' in value && 'sum' in value && 'result' in value;

/** The last 30 results of this person on this device, newest first. */
export function useHistory() {
  const { items: lines, change } = useKeptList('calculator-history', isLine);
  const add = (sum: string, result: string) => change((now) => [{ id: crypto.randomUUID(), sum, result }, ...now].slice(0, MOST));
  return { lines, add, clear: () => change(() => []) };
}
