import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Opens a new file on the disk that has no name any more, for what is too large for memory and needed for a moment. The system takes its room
 * back once it is closed, also when this process is killed. Close it.
 */
export function openScratch(): number {
  const folder = mkdtempSync(join(tmpdir(), 'dwang-scratch-'));
  try {
    return openSync(join(folder, 'scratch'), 'wx+', 0o600);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
