/** What a write of an invoice, a payment or a credit note changes. */
export const CHANGED = ['Invoice', 'Quote', 'TimeEntry', 'Project', 'Client', 'Insight', 'Activity', 'Dashboard'] as const;
