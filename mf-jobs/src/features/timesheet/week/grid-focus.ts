/** The cell at a place of the sheet, if there is one. */
const cellAt = (sheet: Element | null, row: number, column: number): HTMLElement | null =>
  sheet?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`) ?? null;

const STEPS: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

interface Pressed {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  target: EventTarget | null;
  preventDefault: () => void;
}

/** Moves between cells as a spreadsheet does. Left and right stay in the text while there is text to go through. True when it moved. */
export function stepFrom(sheet: Element | null, pressed: Pressed): boolean {
  const { key, shiftKey, target } = pressed;
  const step = STEPS[key];
  const place = target instanceof HTMLElement ? target.dataset.cell : undefined;
  if (!step || !place || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return false;
  if (key === 'Enter' && target instanceof HTMLAnchorElement) return false;
  if (step[1] !== 0 && staysInText(target, step[1])) return false;
  const [row = 0, column = 0] = place.split(' ').map(Number);
  const turn = key === 'Enter' && shiftKey ? -1 : 1;
  const next = cellAt(sheet, row + step[0] * turn, column + step[1]);
  pressed.preventDefault();
  if (next) next.focus();
  else if (target instanceof HTMLInputElement) target.select();
  return next !== null;
}

function staysInText(target: EventTarget | null, step: number): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = target;
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
  const edge = step < 0 ? 0 : value.length;
  return !isAllSelected && !(selectionStart === edge && selectionEnd === edge);
}
