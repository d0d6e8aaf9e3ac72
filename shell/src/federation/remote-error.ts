export type RemoteErrorCode = 'REMOTE.UNREACHABLE' | 'REMOTE.SLOW' | 'REMOTE.INVALID' | 'REMOTE.NEEDS_UPDATE' | 'REMOTE.UNKNOWN';

/** Why a part of the app could not be loaded; `message` is the reason as a person reads it. */
export class RemoteError extends Error {
  constructor(
    readonly code: RemoteErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'RemoteError';
  }
}

/** As the client's `hasNoNetwork`: this code runs before anything shared is loaded, and may import none of it. */
const isOffline = (): boolean => navigator.onLine === false;

/** Any failure of loading, in words. Errors of the runtime name files and codes that help nobody on a site. */
export function toRemoteError(cause: unknown): RemoteError {
  if (cause instanceof RemoteError) return cause;
  if (isOffline())
    return new RemoteError('REMOTE.UNREACHABLE', 'You are offline, and this part is not on this device yet.', { cause });
  const text = cause instanceof Error ? cause.message : String(cause);
  if (text.includes('does not satisfy')) {
    return new RemoteError('REMOTE.NEEDS_UPDATE', 'It was built for another version of the app and needs an update.', { cause });
  }
  return new RemoteError('REMOTE.UNREACHABLE', 'The server did not deliver it whole.', { cause });
}
