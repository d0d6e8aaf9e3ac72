import type { DashboardLayout, WidgetPlace } from '@dwang/contracts';
import { Database, isUniqueViolation, type Scope } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DashboardLayoutRow } from './dashboard-layout.entity';

/** Each user's own dashboard. The last one to save wins: a layout is a matter of taste, not of record. */
@Injectable()
export class Layouts {
  constructor(@Inject(Database) private readonly db: Database) {}

  async read({ userId }: Scope): Promise<DashboardLayout> {
    const row = await this.db.repo(DashboardLayoutRow).findOneBy({ userId });
    return row ? { widgets: JSON.parse(row.widgets), version: row.version } : { widgets: [], version: 0 };
  }

  async replace(scope: Scope, places: readonly WidgetPlace[]): Promise<DashboardLayout> {
    const widgets = JSON.stringify(places);
    if (!(await this.update(scope.userId, widgets))) {
      try {
        await this.db.repo(DashboardLayoutRow).insert({ userId: scope.userId, widgets, version: 1, updatedAt: new Date() });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        await this.update(scope.userId, widgets);
      }
    }
    return this.read(scope);
  }

  private async update(userId: number, widgets: string): Promise<boolean> {
    const change = { widgets, version: () => 'version + 1', updatedAt: new Date() };
    const { affected } = await this.db.repo(DashboardLayoutRow).update({ userId }, change);
    return affected === 1;
  }
}
