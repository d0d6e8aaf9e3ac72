let listener: (() => void) | null = null;

/** Calls `listen` whenever the server has answered a request with anything but its own trouble; null to stop. */
export function onServerHeard(listen: (() => void) | null): void {
  listener = listen;
}

export const serverHeard = (): void => listener?.();
