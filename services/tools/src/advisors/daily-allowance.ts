import { dayOf } from '@dwang/domain';
import { Database, isUniqueViolation, type Scope, Settings } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { AdviceCount } from './advice-count.entity';

/**
 * How often a model may still word an answer for a company today, counted in the database: by all processes together, and anew at midnight
 * of the company's zone. The number is the setting `ai_answers_per_day`.
 */
@Injectable()
export class DailyAllowance {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  /** Takes one; false when none is left. */
  async take({ companyId, timeZone }: Pick<Scope, 'companyId' | 'timeZone'>, now = new Date()): Promise<boolean> {
    const most = await this.settings.get('ai_answers_per_day');
    if (most === 0) return false;
    const day = dayOf(now.getTime(), timeZone);
    await this.open(companyId, day);
    const { affected } = await this.count('taken + 1', companyId, day).andWhere('taken < :most', { most }).execute();
    return affected === 1;
  }

  /** Gives one back for which no answer came. */
  async giveBack({ companyId, timeZone }: Pick<Scope, 'companyId' | 'timeZone'>, takenAt: Date): Promise<void> {
    await this.count('taken - 1', companyId, dayOf(takenAt.getTime(), timeZone)).andWhere('taken > 0').execute();
  }

  private count(sum: string, companyId: number, day: string) {
    const rows = this.db.repo(AdviceCount).createQueryBuilder().update();
    return rows.set({ taken: () => sum }).where('companyId = :companyId AND day = :day', { companyId, day });
  }

  /** Makes the row of the day; those of days before are of no more use. */
  private async open(companyId: number, day: string): Promise<void> {
    const rows = this.db.repo(AdviceCount);
    if (await rows.existsBy({ companyId, day })) return;
    try {
      await rows.insert({ companyId, day, taken: 0 });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    await rows.delete({ companyId, day: LessThan(day) });
  }
}
