import { StatusTag } from '../layout/status-tag';

/** Beside a row that the server does not have as shown. Nothing when it does. */
export function SyncMark({ state }: { state?: 'kept' | 'attention' | undefined }) {
  if (state === 'kept') return <StatusTag tone="neutral">Saved on this device</StatusTag>;
  return state === 'attention' ? <StatusTag tone="bad">Needs attention</StatusTag> : null;
}
