import type { ToolResult } from '@dwang/contracts';

type Figure = ToolResult['answers'][number];

/** A figure as it is read: `2.40 m³`. */
export const figureText = ({ value, unit }: Figure): string => (unit ? `${value}${unit === '°' ? '' : '\u00a0'}${unit}` : value);

/** `laser-distance` as a person says it. */
export const toolWords = (tool: string): string => {
  const words = tool.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const CALIBRATION = { calibrated: 'calibrated', uncalibrated: 'uncalibrated', 'not-needed': '' } as const;

/** How far it can be trusted: `uncalibrated`, `± 0.2°`. */
export const trustWords = ({ calibration, statedError }: ToolResult): string[] =>
  [CALIBRATION[calibration], statedError].filter(Boolean);
