import { serverNow } from '@dwang/client';
import { dayOf } from '@dwang/domain';
import { useUser } from '@dwang/shell-api';

/** The calendar day of the company's zone, now. */
export const useToday = (): string => dayOf(serverNow(), useUser().company.timeZone);
