/** A point of an outline or of the model, millimetres. */
export type Point = readonly [number, number];

/**
 * Where an outline lies. The model's x runs along its length, y up, z across. `front`: outline is (x, y), thickness runs along z. `side`:
 * (z, y), thickness along x. `plan`: (x, z), thickness along y.
 */
export type Plane = 'front' | 'side' | 'plan';

/** One timber or board: an outline and how far it reaches from `from` through its thickness, all in millimetres. */
export interface Piece {
  /** What it is called on site: `Stud`, `Dwang`, `Rafter`. */
  role: string;
  plane: Plane;
  outline: readonly Point[];
  from: number;
  thickness: number;
  /** How it is bought and cut. */
  section: string;
  length: number;
}

/** A length that is written beside the model, between two points [x, y, z]. */
interface ModelDimension {
  from: readonly [number, number, number];
  to: readonly [number, number, number];
  text: string;
}

/** A whole model. Its pieces are within `size`, measured from the origin at the lower left front. */
export interface Model {
  pieces: readonly Piece[];
  dimensions: readonly ModelDimension[];
  /** What breaks a rule or wants an eye, with the number behind it. */
  warnings: readonly string[];
  /** The figures a person asks for first. */
  figures: readonly { label: string; value: string; unit?: string }[];
}

/** A rectangle's corners. */
export const box = (left: number, bottom: number, width: number, height: number): Point[] => [
  [left, bottom],
  [left + width, bottom],
  [left + width, bottom + height],
  [left, bottom + height],
];

/** Millimetres as they are read on site: no decimals. */
export const mm = (value: number): string => `${Math.round(value)} mm`;

/** `90×45`: depth by thickness. */
export const section = (depth: number, thickness: number): string => `${depth}×${thickness}`;
