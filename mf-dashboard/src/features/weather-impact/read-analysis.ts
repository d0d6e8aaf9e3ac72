export interface ReadAnalysis {
  /** The first line. */
  summary: string;
  rest: string[];
  severity: 'low' | 'medium' | 'high';
}

/** The contract of the analysis text: its first line is the summary, and it names a severity. Source: specification 1, section 7. */
export function readAnalysis(analysis: string): ReadAnalysis {
  const [summary = '', ...rest] = analysis.split('\n');
  const word = /\b(low|medium|high)\b/i.exec(analysis)?.[1]?.toLowerCase();
  const severity = word === 'high' || word === 'medium' ? word : 'low';
  return { summary, rest: rest.filter(Boolean), severity };
}
