import type { Finding } from './types';

/** `bad`: acts against you now; `warn`: will soon; `calm`: worth doing. */
export type Urgency = 'bad' | 'warn' | 'calm';

/** How much a finding presses. */
export function urgencyOf(finding: Finding): Urgency {
  switch (finding.kind) {
    case 'timer-forgotten':
    case 'overdue-invoice':
      return 'bad';
    case 'weather-risk':
      return finding.verdict === 'stop' ? 'bad' : 'warn';
    case 'budget-burn':
      return finding.reason === 'over' ? 'bad' : 'warn';
    case 'unbilled-hours':
      return 'warn';
    case 'invoice-details':
      return 'calm';
  }
}

const KINDS: readonly Finding['kind'][] = [
  'timer-forgotten',
  'weather-risk',
  'overdue-invoice',
  'budget-burn',
  'unbilled-hours',
  'invoice-details',
];
const URGENCIES: readonly Urgency[] = ['bad', 'warn', 'calm'];
const rank = (finding: Finding): number => URGENCIES.indexOf(urgencyOf(finding)) * KINDS.length + KINDS.indexOf(finding.kind);

/** The most pressing first; equals keep their order. */
export const byUrgency = (findings: readonly Finding[]): Finding[] => [...findings].sort((one, other) => rank(one) - rank(other));
