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
  /** What was asked for, where it names no place that is known. */
  unknownPlace?: string;
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

const SEVERITIES: readonly Severity[] = ['low', 'medium', 'high'];

/**
 * What is told of the weather counts where no forecast reaches, and beside one that is made up; a real one knows more than its words.
 */
export function severityWithWords(forecast: Severity | null, words: string, isSimulated: boolean): Severity {
  const told = severityOfWords(words);
  if (!forecast) return told;
  return isSimulated && SEVERITIES.indexOf(told) > SEVERITIES.indexOf(forecast) ? told : forecast;
}

/** The severity of words about the weather. */
function severityOfWords(text: string): Severity {
  if (/storm|thunder|gale|severe|heavy|cyclone/i.test(text)) return 'high';
  return /rain|shower|wind|frost|snow|hail|hot|heat/i.test(text) ? 'medium' : 'low';
}

const SEVERITY = /\b(low|medium|high)\b/i;

/** Words of a person for the text, which may hold no severity but its own; null where they do. */
const withoutSeverity = (words: string): string | null => (words && !SEVERITY.test(words) ? words : null);

/** The summary, and the text whose first line it is. The severity's word stands in that line and no other severity in the text. */
export function writeAnalysis(plan: AnalysisPlan): { summary: string; analysis: string } {
  const { assessment, severity, timeZone } = plan;
  const place = withoutSeverity(plan.place) ?? 'the site';
  const [worst] = assessment.riskItems;
  const cause = worst ? `: ${causeText(worst, timeZone)} on ${shortDay(worst.cause.at, timeZone)}` : '';
  const summary = `Weather severity for ${WORKS[assessment.work].label} at ${place} is ${severity}${cause}.`;
  const lines = [summary, ...unknown(plan), coverage(plan), ...risks(plan), ...materials(assessment)];
  if (assessment.riskItems.length > 0) lines.push(`Productivity: ${assessment.productivity} in the hours touched.`);
  return { summary, analysis: lines.join('\n') };
}

const unknown = ({ unknownPlace, place }: AnalysisPlan): string[] =>
  unknownPlace === undefined
    ? []
    : [
        `${withoutSeverity(unknownPlace) ? `“${unknownPlace}”` : 'The location given'} is no place we know: this is for ${place}.`,
      ];

function coverage({ assessment, asked, isSimulated, weatherCondition }: AnalysisPlan): string {
  const told = withoutSeverity(weatherCondition) ? `“${weatherCondition}”` : 'about the weather';
  const source = isSimulated ? ' The weather is simulated.' : '';
  if (assessment.days.length === 0) {
    const words = weatherCondition ? ` Judged by the words ${told} alone.` : ' Ask again nearer the time.';
    return `The forecast does not reach these ${asked.length} days yet.${words}`;
  }
  const given = withoutSeverity(weatherCondition) ? ` Told: ${told}.` : '';
  const over = assessment.days.every(({ verdict }) => verdict === 'unknown') ? ' Their working hours are over.' : '';
  return `The forecast reaches ${assessment.days.length} of ${asked.length} days.${over}${given}${source}`;
}

const risks = ({ assessment, timeZone }: AnalysisPlan): string[] =>
  assessment.riskItems.map(
    (item) => `- ${item.impact}: ${causeText(item, timeZone)} on ${shortDay(item.cause.at, timeZone)}. ${item.recommendation}.`,
  );

const materials = ({ materialAdvisories }: WorkAssessment): string[] =>
  materialAdvisories.map(({ material, mitigationStrategy }) => `- ${material}: ${mitigationStrategy}.`);
