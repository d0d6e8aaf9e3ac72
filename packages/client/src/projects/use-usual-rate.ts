import type { User } from '@dwang/contracts';
import { useState } from 'react';
import { useGetCompanyQuery } from '../endpoints/account';

/**
 * Dollars an hour with which a company's new jobs start, and its work without a job: undefined while it is asked for, so that no form starts
 * from another. Without an answer it is what this device knows; null for who is not shown prices, and where nobody knows.
 */
export function useUsualRate({ role, seesPrices, company }: User): string | null | undefined {
  const isTold = role === 'contractor' || !seesPrices;
  const { data, isError } = useGetCompanyQuery(undefined, { skip: isTold });
  // Asked again, as each new field does, it is no error for a moment: a form that has begun does not wait anew.
  const [hasFailed, setFailed] = useState(false);
  if (isError && !hasFailed) setFailed(true);
  if (!seesPrices) return null;
  return data?.defaultRate ?? (isTold || hasFailed ? (company.defaultRate ?? null) : undefined);
}
