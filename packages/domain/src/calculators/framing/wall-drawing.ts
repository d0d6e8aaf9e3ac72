import type { Drawing, Shape } from '../calculator';
import { dimension, drawing, rectangle } from '../parts/drawing';
import { shown, wholeDown } from '../parts/figures';
import { FRAME, type Wall } from './frame';

interface Opening {
  left: number;
  width: number;
  top: number;
  bottom: number;
}

/** Places the openings evenly along the wall: where they really are does not change the count. */
function openingsOf({ length, height, windows, doors, topPlates }: Wall): Opening[] {
  const frameTop = topPlates * FRAME;
  const head = Math.max(frameTop + 2 * FRAME, height - 2000);
  const sill = Math.max(head + 100, height - 900);
  const kinds = [
    ...Array.from({ length: doors.count }, () => ({ width: doors.width, bottom: height - FRAME })),
    ...Array.from({ length: windows.count }, () => ({ width: windows.width, bottom: Math.min(sill, height - 2 * FRAME) })),
  ];
  const free = (length - kinds.reduce((sum, { width }) => sum + width, 0)) / (kinds.length + 1);
  let left = 0;
  return kinds.map(({ width, bottom }) => {
    left += free;
    const opening = { left, width, bottom, top: Math.min(head, bottom - 50) };
    left += width;
    return opening;
  });
}

/** The frame from the side, studs, plates and dwangs to scale; openings show clear. */
export function wallDrawing(wall: Wall): Drawing {
  const { length, height, spacing, topPlates, rows } = wall;
  const top = topPlates * FRAME;
  const openings = openingsOf(wall);
  const studs = Array.from({ length: wholeDown((length - FRAME) / spacing) + 1 }, (_, index) => index * spacing);
  const last = length - FRAME;
  const stud = (x: number): Shape => rectangle(x, top, FRAME, height - top - FRAME, 'solid');
  const gap = Math.max(length, height) * 0.05;
  return drawing(`Wall frame ${shown(length)} mm long and ${shown(height)} mm high with studs at ${spacing} mm`, [
    ...Array.from({ length: topPlates }, (_, index) => rectangle(0, index * FRAME, length, FRAME, 'solid')),
    rectangle(0, height - FRAME, length, FRAME, 'solid'),
    ...Array.from({ length: rows }, (_, row) =>
      rectangle(FRAME, top + ((height - top) * (row + 1)) / (rows + 1) - FRAME / 2, length - 2 * FRAME, FRAME, 'light'),
    ),
    ...studs.filter((x) => x < last).map(stud),
    stud(last),
    ...openings.flatMap(({ left, width, top: head, bottom }) => [
      rectangle(left, head, width, bottom - head, 'cut'),
      stud(left - FRAME),
      stud(left + width),
      rectangle(left - FRAME, head - FRAME, width + 2 * FRAME, FRAME, 'accent'),
      ...(bottom < height - FRAME ? [rectangle(left, bottom, width, FRAME, 'solid')] : []),
    ]),
    dimension([length, height], [0, height], `${shown(length)} mm`, gap),
    dimension([0, height], [0, 0], `${shown(height)} mm`, gap),
  ]);
}
