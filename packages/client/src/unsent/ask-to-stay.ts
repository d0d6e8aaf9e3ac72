interface SyncRegistration extends ServiceWorkerRegistration {
  /** Background Sync; only Chromium has it. */
  sync?: { register(tag: string): Promise<void> };
}

let hasAsked = false;

/** Once something is kept: asks the browser not to clear this site's storage, and to wake the worker when the network is back. */
export async function askToStay(): Promise<void> {
  try {
    if (!hasAsked) {
      hasAsked = true;
      await navigator.storage?.persist?.();
    }
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register('dwang-outbox');
  } catch {
    // The page itself goes on trying.
  }
}
