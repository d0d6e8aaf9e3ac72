/** A length on the list. */
export interface Reading {
  id: string;
  metres: number;
  /** Taken off the total instead of added. */
  isLess: boolean;
}

/** What the list makes: a total length, or areas of two readings each. */
export type ListMode = 'length' | 'area';

export interface AreaPair {
  id: string;
  sides: readonly [Reading, Reading];
  squareMetres: number;
  isLess: boolean;
}

/** Readings two by two, in the order in which they were taken; the first of a pair says whether its area is taken off. */
export function pairsOf(readings: readonly Reading[]): { pairs: AreaPair[]; alone: Reading | null } {
  const pairs: AreaPair[] = [];
  for (let at = 0; at + 1 < readings.length; at += 2) {
    const [first, second] = [readings[at] as Reading, readings[at + 1] as Reading];
    pairs.push({ id: first.id, sides: [first, second], squareMetres: first.metres * second.metres, isLess: first.isLess });
  }
  return { pairs, alone: readings.length % 2 === 1 ? (readings.at(-1) ?? null) : null };
}

const sum = (parts: readonly { size: number; isLess: boolean }[]): number =>
  parts.reduce((total, { size, isLess }) => total + (isLess ? -size : size), 0);

/** Metres, or square metres of the complete pairs. */
export const totalOf = (readings: readonly Reading[], mode: ListMode): number =>
  mode === 'length'
    ? sum(readings.map(({ metres, isLess }) => ({ size: metres, isLess })))
    : sum(pairsOf(readings).pairs.map(({ squareMetres, isLess }) => ({ size: squareMetres, isLess })));

/** To the millimetre. */
export const metresText = (metres: number): string => metres.toFixed(3).replace('-', '−');
