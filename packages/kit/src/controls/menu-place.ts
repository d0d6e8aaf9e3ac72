const GAP = 6;
const EDGE = 8;

/** Where a menu of `size` goes: under its button, or above when there is more room, and never beyond the window's edges. */
export function placeMenu(
  button: DOMRect,
  size: { width: number; height: number },
  isRight: boolean,
): { top: number; left: number } {
  const below = button.bottom + GAP;
  const fits = below + size.height <= window.innerHeight - EDGE;
  const top = fits || button.top < size.height + GAP + EDGE ? below : button.top - GAP - size.height;
  const wanted = isRight ? button.right - size.width : button.left;
  const left = Math.max(EDGE, Math.min(wanted, document.documentElement.clientWidth - EDGE - size.width));
  return { top: Math.max(EDGE, Math.min(top, window.innerHeight - EDGE - size.height)), left };
}
