import { ErrorState, Page, PageSkeleton, type SkeletonVariant, useParams } from '@dwang/kit';
import type { RemoteId, RemoteModule } from '@dwang/shell-api';
import { type ReactNode, useCallback } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { remoteName } from './remote-name';

interface RemoteRouteProps {
  remote: RemoteId;
  /** The route's path in the manifest, which is its key in the module. */
  path: string;
  skeleton?: SkeletonVariant;
  /** The paths below it that lead somewhere, as the manifest names them; without it all may. */
  below?: readonly string[] | undefined;
  notFound: ReactNode;
}

const ROW_NUMBER = /^[1-9]\d{0,14}$/;

/** Whether `rest`, the path below a screen's own, is one of `below`; a part with a colon is the number of a row. */
function leadsSomewhere(rest: string, below: readonly string[] | undefined): boolean {
  const parts = rest.split('/').filter(Boolean);
  if (!below || parts.length === 0) return true;
  return below.some((pattern) => {
    const wanted = pattern.split('/');
    const fits = (part: string, index: number) =>
      wanted[index]?.startsWith(':') ? ROW_NUMBER.test(part) : part === wanted[index];
    return wanted.length === parts.length && parts.every(fits);
  });
}

const nothing = {};
/** A screen of a remote: its skeleton at once, then the screen, or what went wrong with Retry. */
export function RemoteRoute({ remote, path, skeleton = 'cards', below, notFound }: RemoteRouteProps) {
  const { '*': rest = '' } = useParams();
  const pick = useCallback((module: RemoteModule) => module.routes[path], [path]);
  const name = remoteName(remote);
  if (!leadsSomewhere(rest, below)) return notFound;
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
