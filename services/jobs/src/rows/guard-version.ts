import { VersionConflict } from '@dwang/platform';

/** Refuses a change that was made on an older version of the row than the one stored. Without a version the last writer wins. */
export function guardVersion(stored: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== stored.version) throw new VersionConflict();
}
