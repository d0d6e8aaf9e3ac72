import { Database } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { Session } from './session.entity';

/** Public face for what must end with a session. */
@Injectable()
export class LivingSessions {
  constructor(@Inject(Database) private readonly db: Database) {}

  /** Those of these sessions that have not ended. */
  async of(ids: readonly number[], now = new Date()): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const where = { id: In([...ids]), expiresAt: MoreThan(now), absoluteAt: MoreThan(now) };
    const rows = await this.db.repo(Session).find({ select: { id: true }, where });
    return new Set(rows.map(({ id }) => id));
  }
}
