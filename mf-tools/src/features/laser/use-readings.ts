import { useState } from 'react';
import type { Reading } from './readings';

const KEY = 'dwang-laser-list';

const isReading = (value: unknown): value is Reading =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'metres' in value &&
  typeof value.metres === 'number' &&
  'isLess' in value &&
  typeof value.isLess === 'boolean';

function kept(): Reading[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isReading) : [];
  } catch {
    return [];
  }
}

/** The running list. It stays on this device until it is cleared, so that a closed page loses no walk around the house. */
export function useReadings() {
  const [readings, setReadings] = useState(kept);
  const change = (make: (now: readonly Reading[]) => Reading[]) =>
    setReadings((now) => {
      const next = make(now);
      try {
        localStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // The list then lasts only while the page is open.
      }
      return next;
    });
  return {
    readings,
    add: (metres: number) => change((now) => [...now, { id: crypto.randomUUID(), metres, isLess: false }]),
    turn: (id: string) => change((now) => now.map((one) => (one.id === id ? { ...one, isLess: !one.isLess } : one))),
    remove: (id: string) => change((now) => now.filter((one) => one.id !== id)),
    put: (all: readonly Reading[]) => change(() => [...all]),
  };
}
