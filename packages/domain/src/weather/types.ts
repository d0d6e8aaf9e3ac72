/** One hour of a forecast, as `packages/contracts` names it: °C, %, km/h, mm. `time` is its first instant in UTC. */
export interface HourOfWeather {
  time: string;
  temp: number;
  feelsLike: number;
  humidity: number;
  dewPoint: number;
  windSpeed: number;
  windGust: number;
  precipitation: number;
  precipitationChance: number | null;
  uvIndex: number;
  /** WMO code 4677. */
  weatherCode: number;
}

export type RiskLevel = 'low' | 'medium' | 'high' | 'critical';
export type Verdict = 'fit' | 'caution' | 'stop' | 'unknown';
export type Basis = 'sourced' | 'house default';

/** The number, the hour and the rule behind a risk. */
export interface RiskCause {
  rule: string;
  value: number;
  limit: number;
  unit: string;
  at: string;
  basis: Basis;
  source: string;
}

export interface RiskItem {
  category: string;
  risk: RiskLevel;
  impact: string;
  recommendation: string;
  cause: RiskCause;
  hoursAffected: number;
}

export interface DayFitness {
  day: string;
  verdict: Verdict;
  summary: string;
  window: { from: string; to: string } | null;
  hours: { time: string; verdict: Verdict }[];
  reasons: RiskItem[];
}
