import { wholeUp } from '../parts/figures';

/** Thickness of framing timber, mm. */
export const FRAME = 45;

/** Studs of a plain wall: one at each end and none further apart than `spacing`, both in mm. */
export const studsOf = (length: number, spacing: number): number => wholeUp(length / spacing) + 1;

/** Rows of dwangs in a wall of `height` with none further apart than `spacing`, both in mm. */
export const dwangRows = (height: number, spacing: number): number => Math.max(0, wholeUp(height / spacing) - 1);

export interface Wall {
  length: number;
  height: number;
  spacing: number;
  topPlates: number;
  rows: number;
  /** Openings by kind; the doors reach the floor. */
  windows: { count: number; width: number };
  doors: { count: number; width: number };
}
