import { DEFAULT_LEVELS, type Limit, type Rule } from './rules/rule';
import type { HourOfWeather, RiskItem, RiskLevel, Verdict } from './types';

/** One rule broken in one hour. */
export interface Breach {
  rule: Rule;
  limit: Limit;
  level: RiskLevel;
  value: number;
  at: string;
}

export const RISK_WEIGHTS: Record<RiskLevel, number> = { low: 1, medium: 2, high: 3, critical: 4 };

const isBeyond = (rule: Rule, value: number, limit: Limit | undefined): limit is Limit =>
  limit !== undefined && (rule.worse === 'above' ? value >= limit[0] : value < limit[0]);

/** The rules that the hour at `index` breaks, each by its worst limit. */
export function breachesOf(rules: readonly Rule[], hours: readonly HourOfWeather[], index: number): Breach[] {
  const at = hours[index]?.time ?? '';
  return rules.flatMap((rule) => {
    const value = rule.reading(hours, index);
    if (value === null) return [];
    const [caution, stop] = rule.levels ?? DEFAULT_LEVELS;
    if (isBeyond(rule, value, rule.stop)) return [{ rule, limit: rule.stop, level: stop, value, at }];
    return isBeyond(rule, value, rule.caution) ? [{ rule, limit: rule.caution, level: caution, value, at }] : [];
  });
}

/** Low risks let work go on; high and critical ones stop it. */
export function verdictOf(breaches: readonly Breach[]): Verdict {
  const worst = Math.max(0, ...breaches.map(({ level }) => RISK_WEIGHTS[level]));
  if (worst >= RISK_WEIGHTS.high) return 'stop';
  return worst >= RISK_WEIGHTS.medium ? 'caution' : 'fit';
}

/** How far beyond its limit a value lies, for choosing among breaches of one level. */
const excess = ({ rule, value, limit }: Breach): number => {
  const beyond = rule.worse === 'above' ? value - limit[0] : limit[0] - value;
  return beyond / Math.max(1, Math.abs(limit[0]));
};

const worseFirst = (one: Breach, other: Breach): number =>
  RISK_WEIGHTS[other.level] - RISK_WEIGHTS[one.level] || excess(other) - excess(one);

/** Three figures are enough to be compared with a limit. */
const round = (value: number): number => Number(value.toPrecision(3));

/** One risk item for each category, told by its worst breach; the worst category first. */
export function riskItems(breaches: readonly Breach[]): RiskItem[] {
  const categories = [...new Set(breaches.map(({ rule }) => rule.category))];
  return categories
    .map((category) => breaches.filter(({ rule }) => rule.category === category))
    .flatMap((group) => {
      const worst = [...group].sort(worseFirst)[0];
      return worst ? [{ worst, hoursAffected: new Set(group.map(({ at }) => at)).size }] : [];
    })
    .sort((one, other) => worseFirst(one.worst, other.worst))
    .map(({ worst: { rule, level, limit, value, at }, hoursAffected }) => ({
      category: rule.category,
      risk: level,
      impact: rule.impact,
      recommendation: limit[1],
      hoursAffected,
      cause: {
        rule: rule.id,
        value: round(value),
        limit: limit[0],
        unit: rule.unit,
        at,
        basis: rule.basis,
        source: rule.source,
      },
    }));
}
