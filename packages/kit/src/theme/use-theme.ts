import { useSyncExternalStore } from 'react';
import { currentLook, type Look, onLookChange, setContrast, setThemeChoice } from './theme-choice';

export interface ThemeControls extends Look {
  setChoice: typeof setThemeChoice;
  setContrast: typeof setContrast;
}

/** The look on screen and how to change it; `scheme` is what charts and maps should follow. */
export function useTheme(): ThemeControls {
  const look = useSyncExternalStore(onLookChange, currentLook, currentLook);
  return { ...look, setChoice: setThemeChoice, setContrast };
}
