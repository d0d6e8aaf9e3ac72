import { MONTHS } from '../day-text';
import { wallTime } from '../zone';
import type { WorkAssessment } from './assess-work';
import { causeText } from './day-fitness';
import type { RiskLevel } from './types';
import { WORKS } from './works';

export type Severity = 'low' | 'medium' | 'high';

export interface AnalysisPlan {
  assessment: WorkAssessment;
  severity: Severity;
  place: string;
  /** The days that were asked for, those beyond the forecast too. */
  asked: readonly string[];
  weatherCondition: string;
  isSimulated: boolean;
  timeZone: string;
}

function shortDay(time: string, zone: string): string {
  const { day, month } = wallTime(Date.parse(time), zone);
  return `${day} ${MONTHS[month - 1]}`;
}

/** The specification knows three severities for a whole job: high and critical risk are both high. */
export const severityOf = (overall: RiskLevel): Severity => (overall === 'critical' ? 'high' : overall);

/** For days that no forecast reaches there is only what was written about the weather. */
export function severityOfWords(text: string): Severity {
  if (/storm|thunder|gale|severe|heavy|cyclone/i.test(text)) return 'high';
  return /rain|shower|wind|frost|snow|hail|hot|heat/i.test(text) ? 'medium' : 'low';
}

/** The summary, and the text whose first line it is. The severity's word stands in that line and no other severity in the text. */
export function writeAnalysis(plan: AnalysisPlan): { summary: string; analysis: string } {
  const { assessment, severity, place, timeZone } = plan;
  const [worst] = assessment.riskItems;
  const cause = worst ? `: ${causeText(worst, timeZone)} on ${shortDay(worst.cause.at, timeZone)}` : '';
  const summary = `Weather severity for ${WORKS[assessment.work].label} at ${place} is ${severity}${cause}.`;
  const lines = [summary, coverage(plan), ...risks(plan), ...materials(assessment)];
  if (assessment.riskItems.length > 0) lines.push(`Productivity: ${assessment.productivity} in the hours touched.`);
  return { summary, analysis: lines.join('\n') };
}

function coverage({ assessment, asked, isSimulated, weatherCondition }: AnalysisPlan): string {
  const source = isSimulated ? ' The weather is simulated.' : '';
  if (assessment.days.length > 0) return `The forecast reaches ${assessment.days.length} of ${asked.length} days.${source}`;
  const words = weatherCondition ? ` Judged by the words “${weatherCondition}” alone.` : ' Ask again nearer the time.';
  return `The forecast does not reach these ${asked.length} days yet.${words}`;
}

const risks = ({ assessment, timeZone }: AnalysisPlan): string[] =>
  assessment.riskItems.map(
    (item) => `- ${item.impact}: ${causeText(item, timeZone)} on ${shortDay(item.cause.at, timeZone)}. ${item.recommendation}.`,
  );

const materials = ({ materialAdvisories }: WorkAssessment): string[] =>
  materialAdvisories.map(({ material, mitigationStrategy }) => `- ${material}: ${mitigationStrategy}.`);
