import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The text of each page, as a reader who selects and copies it would get it. */
export function readPdf(bytes: ArrayBuffer): string[] {
  const script = join(process.cwd(), 'packages/testing/src/pdf/read-pdf-child.mjs');
  const output = execFileSync(process.execPath, [script], { input: new Uint8Array(bytes), maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(output.toString('utf8')) as string[];
}
