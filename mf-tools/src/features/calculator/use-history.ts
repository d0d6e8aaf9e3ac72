import { useState } from 'react';

export interface HistoryLine {
  id: string;
  sum: string;
  result: string;
}

const KEY = 'dwang-calculator-history';
const MOST = 30;

function read(): HistoryLine[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isLine).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const isLine = (value: unknown): value is HistoryLine =>
  typeof value === 'object' && value !== null && 'id' in value && 'sum' in value && 'result' in value;

/** The last 30 results, newest first, kept on this device until sign-out. */
export function useHistory() {
  const [lines, setLines] = useState(read);
  const keep = (next: HistoryLine[]) => {
    setLines(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A full or forbidden store only costs the history after a reload.
    }
  };
  const add = (sum: string, result: string) => keep([{ id: crypto.randomUUID(), sum, result }, ...lines].slice(0, MOST));
  return { lines, add, clear: () => keep([]) };
}
