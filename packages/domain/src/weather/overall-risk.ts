import { RISK_WEIGHTS } from './breaches';
import type { RiskLevel } from './types';

export type TemperatureTrend = 'rising' | 'falling' | 'steady';

/** Low below 25 %, Medium below 50, High below 75, Critical from 75. Source: specification 1, section 9. */
export function levelOf(percent: number): RiskLevel {
  if (percent < 25) return 'low';
  if (percent < 50) return 'medium';
  return percent < 75 ? 'high' : 'critical';
}

/**
 * The average of the risk weights (low 1 … critical 4) divided by 4, in whole percent. Source: specification 1, section 9. Only what is
 * at a limit counts as an item, so a day without a risk is 0 % and low; by the letter of the rule, low items alone make 25 %.
 */
export function overallRisk(levels: readonly RiskLevel[]): { percent: number; level: RiskLevel } {
  const total = levels.reduce((sum, level) => sum + RISK_WEIGHTS[level], 0);
  const exact = levels.length === 0 ? 0 : (total / levels.length / 4) * 100;
  return { percent: Math.round(exact), level: levelOf(exact) };
}

/** The second forecast day more than 2 degrees above or below the first. Source: specification 1, section 9. */
export function temperatureTrend([first, second]: readonly number[]): TemperatureTrend {
  if (first === undefined || second === undefined || Math.abs(second - first) <= 2) return 'steady';
  return second > first ? 'rising' : 'falling';
}
