import type { InsightsQuery } from '@dwang/contracts';
import { useCardSettings } from '@dwang/shell-api';

type Choice = { period: 'this-week' | 'last-week'; projectId: number };

/** Which week the card shows, and of which job; 0 is all jobs. */
export const useInsightsChoice = () => useCardSettings<Choice>('job-insights', { period: 'this-week', projectId: 0 });

export const queryOf = ({ period, projectId }: Choice): InsightsQuery => ({ period, ...(projectId > 0 ? { projectId } : {}) });
