import { useKeptList } from '../../parts/kept-list';
import type { Circuit } from './loads';

const isCircuit = (value: unknown): value is Circuit =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'watts' in value &&
  typeof value.watts === 'number';

/** The schedule that is being written. */
export function useCircuits() {
  const { items: circuits, change } = useKeptList('load-schedule', isCircuit);
  return {
    circuits,
    add: (name: string, watts: number) => change((now) => [...now, { id: crypto.randomUUID(), name, watts }]),
    remove: (id: string) => change((now) => now.filter((one) => one.id !== id)),
  };
}
