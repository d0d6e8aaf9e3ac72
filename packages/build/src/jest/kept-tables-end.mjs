import { rmSync } from 'node:fs';

export default function removeFolder() {
  rmSync(process.env.DWANG_KEPT_TABLES, { recursive: true, force: true });
}
