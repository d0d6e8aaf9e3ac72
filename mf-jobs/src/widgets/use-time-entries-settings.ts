import { useCardSettings } from '@dwang/shell-api';

/** How many entries the card shows; 0 is as many as its size has room for. */
export const useTimeEntriesSettings = () => useCardSettings('time-entries', { count: 0 });
