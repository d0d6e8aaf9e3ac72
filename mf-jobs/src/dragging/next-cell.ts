import {
  type CollisionDetection,
  closestCenter,
  type KeyboardCoordinateGetter,
  pointerWithin,
  rectIntersection,
} from '@dnd-kit/core';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** So far inside a cell a card is laid by the keyboard, in pixels. */
const INSET = 6;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const middleOf = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** The neighbouring cell of the board in the arrow's direction, row by row and column by column. */
export const nextCell: KeyboardCoordinateGetter = (event, { context: { over, droppableRects, collisionRect } }) => {
  const step = STEPS[event.code];
  if (!step) return undefined;
  event.preventDefault();
  const start = (over && droppableRects.get(over.id)) ?? collisionRect;
  if (!start) return undefined;
  const from = middleOf(start);
  const [right, down] = step;
  let best: Box | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, rect] of droppableRects) {
    const { x, y } = middleOf(rect);
    const ahead = (x - from.x) * right + (y - from.y) * down;
    const aside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * right);
    if (id === over?.id || ahead <= 1 || aside > ahead) continue;
    const distance = ahead + aside * 2;
    if (distance < least) [best, least] = [rect, distance];
  }
  return best ? { x: best.left + INSET, y: best.top + INSET } : undefined;
};

/** The cell under the finger; by keyboard the one that the card lies in; beside them all the nearest. */
export const underCard: CollisionDetection = (drag) => {
  for (const find of [pointerWithin, rectIntersection]) {
    const found = find(drag);
    if (found.length > 0) return found;
  }
  return closestCenter(drag);
};
