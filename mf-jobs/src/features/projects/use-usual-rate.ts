import { useGetCompanyQuery } from '@dwang/client';
import { useUser } from '@dwang/shell-api';

/** The rate with which the company's new projects start; undefined until it is known, and for contractors. */
export function useUsualRate(): string | undefined {
  const { role } = useUser();
  return useGetCompanyQuery(undefined, { skip: role === 'contractor' }).data?.defaultRate;
}
