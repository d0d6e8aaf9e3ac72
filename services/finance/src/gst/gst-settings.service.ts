import type { GstSettings, SetGstSettings } from '@dwang/contracts';
import { Database, insertOnce, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { GstSettingsRow } from './gst-settings.entity';

/** Until an owner has chosen: two months are IRD's default, and most small trades file as they are paid. */
const USUAL = { basis: 'payments', months: 2, endsIn: 1, isSet: false } as const;

@Injectable()
export class GstSettingsBook {
  constructor(private readonly db: Database) {}

  async read({ companyId }: Pick<Scope, 'companyId'>): Promise<GstSettings> {
    const row = await this.db.repo(GstSettingsRow).findOneBy({ companyId });
    return row ? view(row) : USUAL;
  }

  /** The last one to save wins: it changes how the books are looked at, and nothing in them. */
  write({ companyId }: Scope, { basis, months, endsIn }: z.output<typeof SetGstSettings>): Promise<GstSettings> {
    return this.db.tx(async () => {
      const said = { basis, months, endsIn, updatedAt: new Date(Date.now()) };
      const { id } = await insertOnce(this.db, GstSettingsRow, { companyId }, { companyId, ...said });
      await this.db.repo(GstSettingsRow).update({ id, companyId }, said);
      return this.read({ companyId });
    });
  }
}

const view = ({ basis, months, endsIn }: GstSettingsRow): GstSettings => ({
  basis,
  months: months as GstSettings['months'],
  endsIn,
  isSet: true,
});
