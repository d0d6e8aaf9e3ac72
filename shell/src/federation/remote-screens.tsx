import type { User } from '@dwang/contracts';
import { Navigate, PageSkeleton, type RouteObject, type SkeletonVariant } from '@dwang/kit';
import type { RemoteId } from '@dwang/shell-api';
import type { ReactNode } from 'react';
import { isAllowed } from './host-scope';
import { RemoteRoute } from './remote-route';
import type { RemotesState } from './remotes';
import { TurnedOff } from './turned-off';

interface Screen {
  remote: RemoteId;
  path: string;
  /** What is turned off, where it is not the whole remote. */
  title?: string;
  skeleton?: SkeletonVariant;
  below?: readonly string[] | undefined;
  isForbidden: boolean;
  isOff: boolean;
}

/** Paths come from the manifest; for a remote whose manifest cannot be read, from the registry, so that its error has a place. */
function screensOf({ registry, known }: RemotesState, user: User, off: readonly string[]): Screen[] {
  return (Object.keys(registry) as RemoteId[]).flatMap((remote): Screen[] => {
    const manifest = known[remote]?.manifest;
    const isOff = off.includes(remote);
    if (!manifest) return (registry[remote]?.paths ?? []).map((path) => ({ remote, path, isForbidden: false, isOff }));
    const isForbidden = !isAllowed(manifest, user);
    return manifest.routes.map(({ path, below, title, skeleton, tool }) => {
      const isToolOff = tool !== undefined && off.includes(tool);
      const own = !isOff && isToolOff ? { title } : {};
      return { remote, path, below, skeleton, isForbidden, isOff: isOff || isToolOff, ...own };
    });
  });
}

const toRoute = (screen: Screen, notFound: ReactNode): RouteObject => ({
  // Only the dashboard does not own what lies below it: everything lies below `/`.
  path: screen.path === '/' ? '/' : `${screen.path}/*`,
  element: elementOf(screen, notFound),
});

function elementOf({ remote, path, below, title, skeleton, isForbidden, isOff }: Screen, notFound: ReactNode) {
  if (isForbidden) return <Navigate to="/" replace />;
  if (isOff) return <TurnedOff remote={remote} title={title} />;
  return <RemoteRoute key={path} remote={remote} path={path} skeleton={skeleton} below={below} notFound={notFound} />;
}

/** The routes of all remotes; as long as remotes are unknown, any address may be one of theirs. `notFound` stands where a remote has nothing. */
export function remoteScreens(state: RemotesState, user: User, off: readonly string[], notFound: ReactNode): RouteObject[] {
  const routes = screensOf(state, user, off).map((screen) => toRoute(screen, notFound));
  const mayGrow = !state.settled && routes.length === 0;
  return mayGrow ? [{ path: '*', element: <PageSkeleton /> }] : routes;
}
