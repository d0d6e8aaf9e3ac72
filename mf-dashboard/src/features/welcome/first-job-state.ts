import { readStoredUser } from '@dwang/client';

/** Kept across sign-out, per user: a checklist that was skipped stays skipped. */
const keyOf = (): string => `dwang-draft:${readStoredUser()?.id ?? 0}:first-job`;

export const isFirstJobOver = (): boolean => localStorage.getItem(keyOf()) === 'over';

export const endFirstJob = (): void => localStorage.setItem(keyOf(), 'over');
