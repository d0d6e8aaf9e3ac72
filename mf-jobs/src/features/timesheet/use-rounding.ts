import { useGetCompanyQuery } from '@dwang/client';
import type { RoundingRule } from '@dwang/domain';
import { useUser } from '@dwang/shell-api';

/** How the company rounds charged time; none until that is known, and for contractors, who are not told. */
export function useRounding(): RoundingRule {
  const { role } = useUser();
  const { data } = useGetCompanyQuery(undefined, { skip: role === 'contractor' });
  return { minutes: data?.roundingMinutes ?? 0, mode: data?.roundingMode ?? 'nearest' };
}
