import type { RemoteId } from '@dwang/shell-api';
import { remotesState } from './remotes';

const owns = (path: string, route: string): boolean => path === route || (route !== '/' && path.startsWith(`${route}/`));

/** The remote whose screen is at an address. */
export function ownerOf(path: string): RemoteId | undefined {
  const { registry } = remotesState();
  return (Object.keys(registry) as RemoteId[]).find((id) => registry[id]?.paths.some((route) => owns(path, route)));
}
