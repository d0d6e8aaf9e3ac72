import { ErrorState, Skeleton } from '@dwang/kit';
import type { PortalPartProps, RemoteModule } from '@dwang/shell-api';
import { RemoteBoundary } from './remote-boundary';
import { remoteName } from './remote-name';
import { useRemotes } from './use-remotes';

const pick = (module: RemoteModule) => module.portal;
const waiting = <Skeleton active title={false} paragraph={{ rows: 4 }} />;

/** What the remotes add to a client's private page. */
export function RemotePortals(props: PortalPartProps) {
  const { known, settled } = useRemotes();
  const parts = Object.values(known).filter(({ manifest }) => manifest.portal);
  if (parts.length === 0) return settled ? null : waiting;
  return parts.map(({ manifest: { id } }) => (
    <RemoteBoundary
      key={id}
      remote={id}
      pick={pick}
      partProps={props}
      waiting={waiting}
      renderFailure={(error, retry) => (
        <ErrorState title={`${remoteName(id)} could not be loaded`} reason={error.message} onRetry={retry} />
      )}
    />
  ));
}
