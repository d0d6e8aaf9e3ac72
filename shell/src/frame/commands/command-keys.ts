/** `Shift+F2` as written in a manifest, from what was pressed. Modifiers come in the order Ctrl, Alt, Shift. */
export function keysOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  return [event.ctrlKey || event.metaKey ? 'Ctrl' : '', event.altKey ? 'Alt' : '', event.shiftKey ? 'Shift' : '', key]
    .filter(Boolean)
    .join('+');
}

const isFunctionKey = (key: string): boolean => /^F\d{1,2}$/.test(key);

/** Keys that belong to what is being typed are left alone; a function key writes nothing, so it works everywhere. */
export function isForTyping(event: KeyboardEvent): boolean {
  if (event.isComposing) return true;
  if (isFunctionKey(event.key) || !(event.target instanceof HTMLElement)) return false;
  return event.target.isContentEditable || event.target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}
