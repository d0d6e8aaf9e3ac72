import type { FinanceSettings, SetFinanceSettings } from '@dwang/contracts';
import { centsToDecimal, parseCents, USUAL_PAYMENT_TERMS } from '@dwang/domain';
import { Database, insertOnce, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { FinanceSettingsRow } from './finance-settings.entity';

/** Until somebody said: 200 is the sales account of a new book in Xero. */
const USUAL: FinanceSettings = { hourCost: null, accountCode: '200', paymentTerms: USUAL_PAYMENT_TERMS };

@Injectable()
export class FinanceSettingsBook {
  constructor(private readonly db: Database) {}

  async read({ companyId }: Pick<Scope, 'companyId'>): Promise<FinanceSettings> {
    const row = await this.db.repo(FinanceSettingsRow).findOneBy({ companyId });
    if (!row) return USUAL;
    const { hourCostCents, accountCode, paymentTerms } = row;
    return { hourCost: hourCostCents === null ? null : centsToDecimal(hourCostCents), accountCode, paymentTerms };
  }

  /** The last one to save wins: it changes how the books are looked at, and nothing in them. */
  write({ companyId }: Scope, changes: z.output<typeof SetFinanceSettings>): Promise<FinanceSettings> {
    return this.db.tx(async () => {
      const { hourCost, accountCode, paymentTerms } = { ...(await this.read({ companyId })), ...changes };
      const hourCostCents = hourCost === null ? null : parseCents(hourCost);
      const said = { hourCostCents, accountCode, paymentTerms, updatedAt: new Date(Date.now()) };
      const { id } = await insertOnce(this.db, FinanceSettingsRow, { companyId }, { companyId, ...said });
      await this.db.repo(FinanceSettingsRow).update({ id, companyId }, said);
      return this.read({ companyId });
    });
  }
}
