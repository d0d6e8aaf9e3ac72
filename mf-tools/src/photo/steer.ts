import type { Photo, Point } from './photo';

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** `from` moved by so many pixels, but never off the photo. */
export const moved = (from: Point, step: Point, pixels: number, photo: Photo): Point => ({
  x: within(from.x + step.x * pixels, photo.width),
  y: within(from.y + step.y * pixels, photo.height),
});
