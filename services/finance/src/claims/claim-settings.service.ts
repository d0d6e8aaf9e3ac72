import type { ClaimSettings } from '@dwang/contracts';
import { Database, insertOnce, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ClaimSettingsRow } from './claim-settings.entity';

/** The text of Form 1 and which days count, said once per company. */
@Injectable()
export class ClaimSettingsBook {
  constructor(private readonly db: Database) {}

  async read({ companyId }: Pick<Scope, 'companyId'>): Promise<ClaimSettings> {
    const row = await this.db.repo(ClaimSettingsRow).findOneBy({ companyId });
    return { formText: row?.formText ?? '', anniversaryRegion: row?.anniversaryRegion ?? null };
  }

  /** The last one to save wins: claims that were served keep what they were served with. */
  write({ companyId }: Scope, { formText, anniversaryRegion }: ClaimSettings): Promise<ClaimSettings> {
    return this.db.tx(async () => {
      const said = { formText, anniversaryRegion, updatedAt: new Date(Date.now()) };
      const { id } = await insertOnce(this.db, ClaimSettingsRow, { companyId }, { companyId, ...said });
      await this.db.repo(ClaimSettingsRow).update({ id, companyId }, said);
      return this.read({ companyId });
    });
  }
}
