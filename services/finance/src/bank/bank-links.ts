import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { BankLineRow } from './bank-line.entity';
import { BankMatchRow } from './bank-match.entity';

/** Which payments were made of which bank line. Call it in a transaction that holds the payment's invoice, and the line after it. */
@Injectable()
export class BankLinks {
  constructor(private readonly db: Database) {}

  async add({ companyId }: Scope, lineId: number, paymentId: number): Promise<void> {
    await this.db.repo(BankMatchRow).insert({ companyId, lineId, paymentId });
  }

  /** As they are now, also those that came after this transaction began. */
  ofLine(companyId: number, lineId: number): Promise<BankMatchRow[]> {
    const links = this.db.repo(BankMatchRow).createQueryBuilder('bank_match').where({ companyId, lineId });
    return this.db.lock(links).orderBy('bank_match.id').getMany();
  }

  /** A removed payment frees its line; of several, the last one does. */
  async release(companyId: number, paymentId: number): Promise<void> {
    const link = await this.db.repo(BankMatchRow).findOneBy({ companyId, paymentId });
    if (!link) return;
    const line = { id: link.lineId, companyId };
    await this.db.findForUpdate(BankLineRow, line);
    await this.db.repo(BankMatchRow).delete({ id: link.id, companyId });
    if ((await this.ofLine(companyId, link.lineId)).length === 0) await this.db.repo(BankLineRow).update(line, { state: 'new' });
  }
}
