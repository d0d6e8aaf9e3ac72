import { Database } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Session } from '../sessions/session.entity';
import { User } from './user.entity';

/** Public face for the platform administrator: how many use the installation, over all companies. */
@Injectable()
export class Usage {
  constructor(@Inject(Database) private readonly db: Database) {}

  /** People seen since then. */
  peopleSince(when: Date): Promise<number> {
    return this.db.repo(User).countBy({ lastActiveAt: MoreThan(when) });
  }

  /** Devices, still signed in, on which somebody was seen since then. */
  sessionsSince(when: Date): Promise<number> {
    return this.db.repo(Session).countBy({ lastSeenAt: MoreThan(when) });
  }
}
