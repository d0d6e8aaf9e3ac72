import { Database } from '@dwang/platform';
import { Injectable } from '@nestjs/common';

/**
 * Draws numbers 1, 2, 3 … per company and month, in one statement. It raises the counter in the caller's transaction and keeps others
 * waiting until that ends, so that numbers are never doubled and a rolled-back draw leaves no gap.
 */
export abstract class InvoiceSequence {
  constructor(protected readonly db: Database) {}

  abstract next(companyId: number, period: string): Promise<number>;
}

@Injectable()
export class SqliteInvoiceSequence extends InvoiceSequence {
  async next(companyId: number, period: string): Promise<number> {
    const [row] = await this.db.manager.query<{ lastNumber: number }[]>(
      `INSERT INTO invoice_counters (companyId, period, lastNumber) VALUES (?, ?, 1)
       ON CONFLICT (companyId, period) DO UPDATE SET lastNumber = lastNumber + 1 RETURNING lastNumber`,
      [companyId, period],
    );
    return Number(row?.lastNumber);
  }
}

@Injectable()
export class MysqlInvoiceSequence extends InvoiceSequence {
  async next(companyId: number, period: string): Promise<number> {
    const { insertId } = await this.db.manager.query<{ insertId: number }>(
      `INSERT INTO invoice_counters (companyId, period, lastNumber) VALUES (?, ?, LAST_INSERT_ID(1))
       ON DUPLICATE KEY UPDATE lastNumber = LAST_INSERT_ID(lastNumber + 1)`,
      [companyId, period],
    );
    return Number(insertId);
  }
}
