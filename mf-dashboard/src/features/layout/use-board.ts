import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { COLUMNS, spanOf } from './card-sizes';
import { columnsOf, topAt } from './columns';
import type { PlacedWidget } from './places';
import { keepHeights, reserveHeights, usualHeight } from './usual-heights';

/** The board's rows are so high, in CSS pixels, as in widget-grid.css. */
const ROW = 2;

/** Puts each cell of the grid under those above it in its columns, and again whenever one becomes higher or lower. */
export function useBoard(cards: readonly PlacedWidget[]): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null);
  const order = cards.map(({ widget, size }) => `${widget.id} ${size}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cells of the page change with the order.
  useLayoutEffect(() => {
    const cells = cellsOf(grid.current);
    reserveHeights(cells);
    place(cells);
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => place(cells));
    for (const cell of cells) observer.observe(cell);
    return () => observer.disconnect();
  }, [order]);
  useEffect(() => {
    const element = grid.current;
    const keep = () => keepHeights(cellsOf(element));
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
  return grid;
}

const cellsOf = (grid: HTMLElement | null): HTMLElement[] => [...(grid?.children ?? [])] as HTMLElement[];

function place(cells: readonly HTMLElement[]): void {
  const grid = cells[0]?.parentElement;
  if (!grid) return;
  const gap = Number.parseFloat(getComputedStyle(grid).columnGap) || 0;
  const spans = cells.map(({ dataset }) => spanOf(dataset.size as PlacedWidget['size'], innerWidth));
  const columns = columnsOf(
    cells.map(({ dataset }, index) => ({ span: spans[index] ?? 0, height: usualHeight(dataset.widget ?? '') })),
  );
  const heights = cells.map((cell) => cell.offsetHeight);
  const bottoms = Array<number>(COLUMNS).fill(0);
  cells.forEach(({ style }, index) => {
    const [at, span, rows] = [columns[index] ?? 0, spans[index] ?? COLUMNS, Math.ceil(((heights[index] ?? 0) + gap) / ROW)];
    const top = topAt(bottoms, at, span);
    bottoms.fill(top + rows, at, at + span);
    style.gridColumn = `${at + 1} / span ${span}`;
    style.gridRow = `${top + 1} / span ${rows}`;
  });
}
