import type { ToolCalibration, ToolResult } from '@dwang/contracts';

/** What a tool hands over to be kept with a job; job, name, note, photo, time and device are asked or added here. */
export interface ResultDraft extends Pick<ToolResult, 'tool' | 'title' | 'answers'> {
  inputs?: ToolResult['inputs'];
  warnings?: string[];
  materials?: ToolResult['materials'];
  /** `not-needed` if not said: nothing was sensed. */
  calibration?: ToolCalibration;
  /** How far it may be off, in words: `± 0.2°`. */
  statedError?: string;
  /** Where formula or rule come from. */
  source?: string;
}

/** A figure as it is read: `2.40 m³`. */
export const figureText = ({ value, unit }: ToolResult['answers'][number]): string =>
  unit ? `${value}${unit === '°' ? '' : '\u00a0'}${unit}` : value;
