import type { RiskLevel } from '@dwang/contracts';
import type { Tone } from '@dwang/kit';

export const LEVEL_NAMES: Record<RiskLevel, string> = { low: 'Low', medium: 'Medium', high: 'High', critical: 'Critical' };
export const LEVEL_TONES: Record<RiskLevel, Tone> = { low: 'good', medium: 'warn', high: 'bad', critical: 'bad' };
export const SEVERITY_TONES = { low: 'good', medium: 'warn', high: 'bad' } as const satisfies Record<string, Tone>;
