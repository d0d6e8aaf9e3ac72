import { useState } from 'react';
import type { Circuit } from './loads';

const KEY = 'dwang-load-schedule';

const isCircuit = (value: unknown): value is Circuit =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'watts' in value &&
  typeof value.watts === 'number';

function kept(): Circuit[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isCircuit) : [];
  } catch {
    return [];
  }
}

/** The schedule that is being written; it stays on this device until its circuits are deleted. */
export function useCircuits() {
  const [circuits, setCircuits] = useState(kept);
  const change = (next: Circuit[]) => {
    setCircuits(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // It then lasts only while the page is open.
    }
  };
  return {
    circuits,
    add: (name: string, watts: number) => change([...circuits, { id: crypto.randomUUID(), name, watts }]),
    remove: (id: string) => change(circuits.filter((one) => one.id !== id)),
  };
}
