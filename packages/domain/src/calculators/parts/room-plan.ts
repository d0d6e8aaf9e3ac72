import type { Drawing } from '../calculator';
import { dimension, drawing, rectangle } from './drawing';
import { brief } from './figures';

/** A room from above with its two sizes in m; the walls are drawn 90 mm thick. */
export function roomPlan(label: string, length: number, width: number): Drawing {
  const [l, w] = [length * 1000, width * 1000];
  const gap = Math.max(l, w) * 0.07;
  return drawing(label, [
    rectangle(-90, -90, l + 180, w + 180, 'solid'),
    rectangle(0, 0, l, w, 'light'),
    dimension([l, w + 90], [0, w + 90], `${brief(length)} m`, gap),
    dimension([-90, w], [-90, 0], `${brief(width)} m`, gap),
  ]);
}
