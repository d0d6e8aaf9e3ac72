import type { CompanyImportStatus } from '@dwang/contracts';

/** How far an import is: bytes while it is checked, rows while it is written. */
export interface ImportProgress {
  status: CompanyImportStatus;
  done: number;
  total: number;
  problem: string;
}

/** This process ends, or another one has taken the import over: all that it wrote is taken back by whoever has it now. */
export class NotMine extends Error {}
