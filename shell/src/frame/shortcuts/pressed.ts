import { isForTyping } from '../commands/command-keys';

/** `Alt+H`, `Ctrl+M` or `?`; null for what belongs to somebody else: a field, a dialog, the browser's copy of selected text. */
export function pressed(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.repeat || isForTyping(event) || document.querySelector('dialog[open]')) return null;
  if (event.metaKey) return null;
  if (event.key === '?' && !event.ctrlKey && !event.altKey) return '?';
  // By the key's place: with Alt a Mac writes signs, and with Alt Gr (Ctrl and Alt at once) every keyboard does.
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  if (!letter || event.shiftKey || event.ctrlKey === event.altKey) return null;
  if (event.ctrlKey && letter === 'C' && (getSelection()?.toString() ?? '') !== '') return null;
  return `${event.ctrlKey ? 'Ctrl' : 'Alt'}+${letter}`;
}
