import type { DashboardLayout, PutDashboardLayout } from '@dwang/contracts';
import { Database, insertOnce, type Scope, VersionConflict } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DashboardLayoutRow } from './dashboard-layout.entity';

/** Each user's own dashboard. Without a version the last one to save wins: a layout is a matter of taste, not of record. */
@Injectable()
export class Layouts {
  constructor(@Inject(Database) private readonly db: Database) {}

  async read({ userId }: Scope): Promise<DashboardLayout> {
    const row = await this.db.repo(DashboardLayoutRow).findOneBy({ userId });
    return row ? { widgets: JSON.parse(row.widgets), version: row.version } : { widgets: [], version: 0 };
  }

  /** Whether a card that stands there by default is on the user's dashboard. */
  async shows(scope: Scope, card: string): Promise<boolean> {
    const { widgets } = await this.read(scope);
    return widgets.find(({ id }) => id === card)?.enabled ?? true;
  }

  /** Throws `VersionConflict` when `version` is not that of the stored layout. */
  replace({ userId }: Scope, { widgets, version: seen }: PutDashboardLayout): Promise<DashboardLayout> {
    return this.db.tx(async () => {
      const first = { userId, widgets: '[]', version: 0, updatedAt: new Date() };
      const { id } = await insertOnce(this.db, DashboardLayoutRow, { userId }, first);
      const row = await this.db.findForUpdate(DashboardLayoutRow, { id });
      const stored = row?.version ?? 0;
      if (seen !== undefined && seen !== stored) throw new VersionConflict();
      const change = { widgets: JSON.stringify(widgets), version: stored + 1, updatedAt: new Date() };
      await this.db.repo(DashboardLayoutRow).update({ id }, change);
      return { widgets: [...widgets], version: change.version };
    });
  }
}
