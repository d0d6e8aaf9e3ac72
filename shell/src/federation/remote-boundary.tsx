import type { RemoteId, RemoteModule } from '@dwang/shell-api';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { ErrorCatcher } from '../late/error-catcher';
import { loadOrRenew, renewIfOutdated } from '../offline/renew-page';
import { forgetRemote, loadRemoteModule } from './load-remote';
import { RemoteError, toRemoteError } from './remote-error';

/** Longer than any single step may take: catches whatever hangs inside a part after its module has arrived. */
const WHOLE_LIMIT = 20_000;

type RenderFailure = (error: RemoteError, retry: () => void) => ReactNode;

/** Stands in for the part while it loads, and gives up after the limit by throwing to the boundary around it. */
function Waiting({ children, limit }: { children: ReactNode; limit: number }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), limit);
    return () => clearTimeout(timer);
  }, [limit]);
  if (isLate) throw new RemoteError('REMOTE.SLOW', 'It took too long to answer.');
  return children;
}

interface RemoteBoundaryProps<P extends object> {
  remote: RemoteId;
  /** Which component of the remote this is; must be stable between renders. */
  pick: (module: RemoteModule) => ComponentType<P> | undefined;
  partProps: P;
  waiting: ReactNode;
  renderFailure: RenderFailure;
  limit?: number;
}

async function loadPart<P extends object>(remote: RemoteId, pick: RemoteBoundaryProps<P>['pick'], attempt: number) {
  if (attempt > 0) forgetRemote(remote);
  const Picked = pick(await loadOrRenew(() => loadRemoteModule(remote)));
  if (!Picked) throw new RemoteError('REMOTE.NEEDS_UPDATE', 'It does not hold this part yet and needs an update.');
  // Wrapped, because remotes give lazy components, and React refuses a lazy one inside a lazy one.
  return { default: (props: P) => <Picked {...props} /> };
}

/**
 * One part of a remote, walled off: whatever goes wrong inside costs only this part. Retry starts afresh, with a new lazy component,
 * because React remembers a failed one for ever.
 */
export function RemoteBoundary<P extends object>(props: RemoteBoundaryProps<P>) {
  const { remote, pick, partProps, waiting, renderFailure, limit = WHOLE_LIMIT } = props;
  const [attempt, setAttempt] = useState(0);
  const Part = useMemo(() => lazy(() => loadPart(remote, pick, attempt)), [remote, pick, attempt]);
  const retry = () => setAttempt((last) => last + 1);
  return (
    <ErrorCatcher
      key={`${remote} ${attempt}`}
      onError={(error) => {
        console.error(`Part of ${remote} failed`, error);
        void renewIfOutdated();
      }}
      fallback={(error) => renderFailure(toRemoteError(error), retry)}
    >
      <Suspense fallback={<Waiting limit={limit}>{waiting}</Waiting>}>
        <Part {...partProps} />
      </Suspense>
    </ErrorCatcher>
  );
}
