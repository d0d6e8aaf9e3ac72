import type { SyncState } from '@dwang/client';
import { Link, SyncMark } from '@dwang/kit';

/** Whether the server has the row as shown; what it refused leads to where that is mended. */
export function RowSync({ state }: { state: SyncState | undefined }) {
  if (state !== 'attention') return <SyncMark state={state} />;
  return (
    <Link to="/unsent">
      <SyncMark state={state} />
    </Link>
  );
}
