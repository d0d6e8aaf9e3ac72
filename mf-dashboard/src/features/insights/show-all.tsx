import { Button } from '@dwang/kit';
import { useState } from 'react';

/** The first rows of a list that would be too long for a card, and how to see the others; `showAll` is null when all are shown. */
export function useShown<Row>(rows: readonly Row[], most: number): { shown: readonly Row[]; showAll: (() => void) | null } {
  const [isWhole, setWhole] = useState(false);
  if (isWhole || rows.length <= most) return { shown: rows, showAll: null };
  return { shown: rows.slice(0, most), showAll: () => setWhole(true) };
}

export function ShowAll({ count, onClick }: { count: number; onClick: (() => void) | null }) {
  return onClick ? (
    <Button type="text" onClick={onClick}>
      Show all {count}
    </Button>
  ) : null;
}
