/** Stands in for the shell's preload in the one-bundle build of the bench: there is no remote whose files could be asked for early. */
export const preloadRemoteOf = (): void => undefined;
