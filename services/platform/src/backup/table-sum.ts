import { createHash } from 'node:crypto';
import type { Cell, TableSum } from './records';

const MODULUS = 1n << 256n;

/** Counts rows and adds their hashes up, so that two tables can be told apart whatever order they are read in. */
export class TableSummer {
  private rows = 0;
  private sum = 0n;

  add(columns: readonly string[], row: readonly Cell[]): void {
    const pairs = columns
      .map((name, index) => [name, row[index] ?? null] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    this.rows += 1;
    this.sum = (this.sum + BigInt(`0x${createHash('sha256').update(JSON.stringify(pairs)).digest('hex')}`)) % MODULUS;
  }

  result(): TableSum {
    return { rows: this.rows, digest: this.sum.toString(16).padStart(64, '0') };
  }
}
