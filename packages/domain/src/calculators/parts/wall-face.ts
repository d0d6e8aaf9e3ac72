import type { Drawing, Shape } from '../calculator';
import { dimension, drawing, line, rectangle } from './drawing';
import { brief } from './figures';

/** A wall seen from the front with courses of `course` mm and one opening of `openings` m² in its middle. Lengths in m. */
export function wallFace(label: string, length: number, height: number, openings: number, course: number): Drawing {
  const [wide, high] = [length * 1000, height * 1000];
  const courses = Math.floor(high / course);
  const step = Math.max(1, Math.ceil(courses / 60));
  const gap = Math.max(wide, high) * 0.06;
  const share = Math.sqrt(openings / (length * height));
  const hole: Shape[] = share
    ? [rectangle((wide * (1 - share)) / 2, (high * (1 - share)) / 2, wide * share, high * share, 'cut')]
    : [];
  return drawing(label, [
    rectangle(0, 0, wide, high, 'solid'),
    ...Array.from({ length: Math.floor(courses / step) }, (_, row) => high - (row + 1) * step * course)
      .filter((y) => y > 0)
      .map((y) => line([0, y], [wide, y], 'light')),
    ...hole,
    dimension([wide, high], [0, high], `${brief(length)} m`, gap),
    dimension([0, high], [0, 0], `${brief(height)} m`, gap),
  ]);
}
