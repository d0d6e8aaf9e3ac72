import type { WidgetSize } from '@dwang/shell-api';
import { useState } from 'react';

const KEY = 'dwang-weather-view';
type View = 'expanded' | 'compact';

function kept(): View | null {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'expanded' || value === 'compact' ? value : null;
  } catch {
    return null;
  }
}

/** Expanded or compact, as it was last on this device; at first by the room that the card has. */
export function useView(size: WidgetSize): { isExpanded: boolean; toggle: () => void } {
  const [view, setView] = useState<View>(() => kept() ?? (size === 'small' ? 'compact' : 'expanded'));
  const toggle = () => {
    const next = view === 'expanded' ? 'compact' : 'expanded';
    setView(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // It lasts as long as the page.
    }
  };
  return { isExpanded: view === 'expanded', toggle };
}
