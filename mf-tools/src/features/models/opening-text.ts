import type { WallOpening } from '@dwang/domain/models';

/** An opening as the address holds it: `door.600.860.2030.0`. */
const ONE = /^(door|window)\.(\d{1,5})\.(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/;
const MOST = 20;

/** What an address says of openings; what is none is left out. */
export function openingsOf(text: string | null): WallOpening[] {
  return (text ?? '')
    .split('~')
    .map((one) => ONE.exec(one))
    .filter((match) => match !== null)
    .slice(0, MOST)
    .map(([, kind, left, width, head, sill]) => ({
      ...{ kind: kind as WallOpening['kind'], left: Number(left), width: Number(width), head: Number(head), sill: Number(sill) },
    }));
}

export const openingsText = (openings: readonly WallOpening[]): string =>
  openings.map(({ kind, left, width, head, sill }) => [kind, left, width, head, sill].join('.')).join('~');

/** A usual one, where there is room after the others. */
export function nextOpening(kind: WallOpening['kind'], openings: readonly WallOpening[]): WallOpening {
  const end = Math.max(0, ...openings.map(({ left, width }) => left + width));
  const left = openings.length === 0 ? 900 : end + 400;
  return kind === 'door' ? { kind, left, width: 860, head: 2030, sill: 0 } : { kind, left, width: 1200, head: 2030, sill: 900 };
}
