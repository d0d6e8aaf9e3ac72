export { claimUnsent, discardAllUnsent, discardUnsent, lastSync, retryUnsent, unclaimed, unsentOwners, unsentWith } from './care';
export { enqueue } from './enqueue';
export { overlay, type Synced, type SyncState } from './overlay';
export { closeOutbox, connectOutbox, type OutboxStore, readyOutbox, setOutboxUser, wakeOutbox } from './page-outbox';
export { takeOverOldWork } from './take-over';
export { useOutbox, usePending, useUnclaimed, useUnsent, useUnsentCount, useUnsentIsKnown } from './use-unsent';
