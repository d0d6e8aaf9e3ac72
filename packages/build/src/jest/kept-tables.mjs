import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One folder for each run, in which test files find the tables that an earlier file has migrated. Nothing outlives the run. */
export default function makeFolder() {
  process.env.DWANG_KEPT_TABLES = mkdtempSync(join(tmpdir(), 'dwang-tables-'));
}
