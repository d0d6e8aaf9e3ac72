import { Database } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { User } from './user.entity';

/** How a person can be reached outside of the app. */
export interface Reachable {
  name: string;
  /** Null until the person has confirmed that it is theirs. */
  email: string | null;
  /** As typed; null when none was given. */
  phone: string | null;
}

/** Public face for letters and text messages that Dwang sends to its own users. */
@Injectable()
export class Reach {
  constructor(@Inject(Database) private readonly db: Database) {}

  /** Those of these users who may sign in. */
  async of(userIds: readonly number[]): Promise<Map<number, Reachable>> {
    if (userIds.length === 0) return new Map();
    const users = await this.db.repo(User).findBy({ id: In([...new Set(userIds)]), status: 'active' });
    return new Map(
      users.map((user) => [
        user.id,
        {
          name: user.firstName || user.username,
          email: user.emailConfirmedAt ? user.email : null,
          phone: user.phone.trim() || null,
        },
      ]),
    );
  }
}
