import type { User } from '@dwang/contracts';
import { useGetCompanyQuery } from '../endpoints/account';

/**
 * Dollars an hour with which a company's new jobs start, and its work without a job: undefined while it is asked for, so that no form starts
 * from another. Without an answer it is what this device knows; null for who is not shown prices, and where nobody knows.
 */
export function useUsualRate({ role, seesPrices, company }: User): string | null | undefined {
  const isTold = role === 'contractor' || !seesPrices;
  const { data, isError } = useGetCompanyQuery(undefined, { skip: isTold });
  if (!seesPrices) return null;
  return data?.defaultRate ?? (isTold || isError ? (company.defaultRate ?? null) : undefined);
}
