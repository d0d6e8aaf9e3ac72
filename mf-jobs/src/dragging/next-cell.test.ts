import type { ClientRect, SensorContext } from '@dnd-kit/core';
import { nextCell } from './next-cell';

/** A board of two people by three days, cells 100 by 60. */
const rects = new Map<string, ClientRect>();
for (const row of [0, 1]) {
  for (const column of [0, 1, 2]) {
    const [left, top] = [column * 100, row * 60];
    rects.set(`${row}${column}`, { left, top, right: left + 100, bottom: top + 60, width: 100, height: 60 });
  }
}

it.each([
  ['ArrowRight', '00', { x: 106, y: 6 }],
  ['ArrowLeft', '12', { x: 106, y: 66 }],
  ['ArrowDown', '01', { x: 106, y: 66 }],
  ['ArrowUp', '12', { x: 206, y: 6 }],
  ['ArrowUp', '01', undefined],
  ['ArrowRight', '02', undefined],
])('%s goes from cell %s to its neighbour, and not over the edge', (code, over, to) => {
  const context = { over: { id: over }, droppableRects: rects, collisionRect: null } as unknown as SensorContext;
  const event = new KeyboardEvent('keydown', { code });
  expect(nextCell(event, { active: 'card', currentCoordinates: { x: 0, y: 0 }, context })).toEqual(to);
});
