import { useEffect } from 'react';
import { lateDialog } from '../../late';
import { isForTyping } from '../commands/command-keys';
import { closePalette, openPalette, usePaletteOpen } from './palette-state';

const Palette = lateDialog('The search', () => import('./palette'));

/** Ctrl K (⌘K on a Mac) everywhere, `/` where nothing is typed. */
function isWanted(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey || event.shiftKey) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (event.ctrlKey !== event.metaKey) return event.key.toLowerCase() === 'k';
  return event.key === '/' && !event.ctrlKey && !isForTyping(event);
}

/** The command palette; its code is fetched when it is first opened. */
export function PaletteHost() {
  const isOpen = usePaletteOpen();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isWanted(event)) return;
      event.preventDefault();
      openPalette();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!isOpen) return null;
  return <Palette onMissing={closePalette} />;
}
