import { oldKeys } from '../outbox/old-keys';
import { pageOutbox } from './page-outbox';

/** Takes over what an older app left on this device, also while nobody is signed in. What cannot be kept stays where it is. */
export async function takeOverOldWork(): Promise<void> {
  try {
    if (oldKeys(localStorage).length === 0) return;
    const outbox = await pageOutbox();
    if (!outbox) return;
    const { importOldEntries } = await import('../outbox/import-old');
    if ((await importOldEntries(outbox.db, localStorage)) > 0) outbox.news.tell({ type: 'changed' });
  } catch {
    // A full device, or code that is not here without a network: tried again at the next start or sign-in.
  }
}
