import { errorText } from '@dwang/client';
import type { ClientError } from '@dwang/contracts';
import { useNotify } from '@dwang/shell-api';
import { useResolveClientErrorMutation } from '../../api/client-errors';

/** Marks an error as resolved, or opens it again: what the button says and does. */
export function useResolve() {
  const notify = useNotify();
  const [change, { isLoading }] = useResolveClientErrorMutation();
  const label = ({ state }: Pick<ClientError, 'state'>): string => (state === 'resolved' ? 'Open again' : 'Resolve');
  const turn = ({ id, state }: Pick<ClientError, 'id' | 'state'>) =>
    change({ id, isResolved: state !== 'resolved' })
      .unwrap()
      .catch((error: unknown) =>
        notify.error({ title: 'Could not change it', description: errorText(error, 'Please try again.') }),
      );
  return { label, turn, isChanging: isLoading };
}
