import { useCardSettings } from '@dwang/shell-api';

type PendingOrder = { order: 'due' | 'amount' };

/** Which invoices come first on the card: those due first, or the largest. */
export const usePendingOrder = () => useCardSettings<PendingOrder>('pending-invoices', { order: 'due' });
