import { ErrorState, Page, PageSkeleton, type SkeletonVariant } from '@dwang/kit';
import type { RemoteId, RemoteModule } from '@dwang/shell-api';
import { useCallback } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { remoteName } from './remote-name';

interface RemoteRouteProps {
  remote: RemoteId;
  /** The route's path in the manifest, which is its key in the module. */
  path: string;
  skeleton?: SkeletonVariant;
}

const nothing = {};
/** A screen of a remote: its skeleton at once, then the screen, or what went wrong with Retry. */
export function RemoteRoute({ remote, path, skeleton = 'cards' }: RemoteRouteProps) {
  const pick = useCallback((module: RemoteModule) => module.routes[path], [path]);
  const name = remoteName(remote);
  return (
    <RemoteBoundary
      remote={remote}
      pick={pick}
      partProps={nothing}
      waiting={<PageSkeleton variant={skeleton} />}
      renderFailure={(error, retry) => (
        <Page title={name}>
          <ErrorState title={`${name} could not be loaded`} reason={error.message} onRetry={retry} />
        </Page>
      )}
    />
  );
}
