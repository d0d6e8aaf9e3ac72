import { useKeptList } from '../../parts/kept-list';
import type { Reading } from './readings';

const isReading = (value: unknown): value is Reading =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'metres' in value &&
  typeof value.metres === 'number' &&
  'isLess' in value &&
  typeof value.isLess === 'boolean';

/** The running list: a closed page loses no walk around the house. */
export function useReadings() {
  const { items: readings, change } = useKeptList('laser-list', isReading);
  return {
    readings,
    add: (metres: number) => change((now) => [...now, { id: crypto.randomUUID(), metres, isLess: false }]),
    turn: (id: string) => change((now) => now.map((one) => (one.id === id ? { ...one, isLess: !one.isLess } : one))),
    remove: (id: string) => change((now) => now.filter((one) => one.id !== id)),
    put: (all: readonly Reading[]) => change(() => [...all]),
  };
}
