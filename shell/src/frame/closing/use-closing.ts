import { errorText, useGetUserQuery, useKeepCompanyMutation } from '@dwang/client';
import { showToast } from '@dwang/kit';
import { useSession } from '../../session';

/** Whether the company of an owner is to close, and the way to keep it. `lastDay` is null for everybody else, and while it is not. */
export function useClosing() {
  const { user } = useSession();
  const { data } = useGetUserQuery(undefined, { skip: user?.role !== 'owner' });
  const [call, { isLoading }] = useKeepCompanyMutation();
  const company = (data ?? user)?.company;
  const name = company?.name ?? '';
  const keep = async () => {
    try {
      await call().unwrap();
      showToast({ tone: 'success', title: 'Company kept', description: `${name} goes on as before.` });
    } catch (error) {
      showToast({ tone: 'error', title: 'Company not kept', description: errorText(error, 'Please try again.') });
    }
  };
  return { lastDay: company?.lastDay ?? null, name, timeZone: company?.timeZone, keep, isKeeping: isLoading };
}
