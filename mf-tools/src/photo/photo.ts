/** A photo to mark points on: at most 1600 pixels on its longer side, as a data URL. */
export interface Photo {
  url: string;
  width: number;
  height: number;
}

/** A place on the photo, in the photo's own pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A point that has been set, and can be moved. */
export interface Mark {
  /** Distinct on the photo. */
  id: string;
  at: Point;
  /** `Measurement 2, first point`. */
  name: string;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
