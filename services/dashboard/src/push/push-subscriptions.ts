import { createHash } from 'node:crypto';
import type { CreatePushSubscription } from '@dwang/contracts';
import { LivingSessions } from '@dwang/identity';
import { Database, Invalid, insertOnce, type Scope } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { PushService } from './push-service';
import { PushSubscriptionRow } from './push-subscription.entity';

const MAX_PER_USER = 20;
const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** The browsers that take push messages, each for the person who is signed in there. */
@Injectable()
export class PushSubscriptions {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(PushService) private readonly service: PushService,
    @Inject(LivingSessions) private readonly sessions: LivingSessions,
  ) {}

  /** From now on this browser speaks for the caller. Throws `Invalid` for an address that is of no push service. */
  async add({ userId }: Scope, sessionId: number | null, { endpoint, keys }: CreatePushSubscription): Promise<void> {
    if (this.service.publicKey === null) throw new Invalid('endpoint', 'Push messages are not set up on this server');
    if (!this.service.mayCall(endpoint)) throw new Invalid('endpoint', 'This is not the address of a known push service');
    const row = { userId, sessionId, endpoint, p256dh: keys.p256dh, auth: keys.auth, createdAt: new Date() };
    await this.db.tx(async () => {
      const endpointHash = hashOf(endpoint);
      const { id, isNew } = await insertOnce(this.db, PushSubscriptionRow, { endpointHash }, { ...row, endpointHash });
      if (!isNew) await this.db.repo(PushSubscriptionRow).update({ id }, row);
      await this.dropOldest(userId);
    });
  }

  /** Repeating it, or naming one of somebody else, changes nothing. */
  async remove({ userId }: Scope, endpoint: string): Promise<void> {
    await this.db.repo(PushSubscriptionRow).delete({ userId, endpointHash: hashOf(endpoint) });
  }

  async forget(id: number): Promise<void> {
    await this.db.repo(PushSubscriptionRow).delete({ id });
  }

  /** Those whose session still lives; the others are forgotten. */
  async of(userId: number): Promise<PushSubscriptionRow[]> {
    const rows = await this.db.repo(PushSubscriptionRow).findBy({ userId });
    const ids = rows.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId]));
    const living = await this.sessions.of(ids);
    const isLive = ({ sessionId }: PushSubscriptionRow) => sessionId === null || living.has(sessionId);
    const dead = rows.filter((row) => !isLive(row)).map(({ id }) => id);
    if (dead.length > 0) await this.db.repo(PushSubscriptionRow).delete({ id: In(dead) });
    return rows.filter(isLive);
  }

  private async dropOldest(userId: number): Promise<void> {
    const rows = await this.db.repo(PushSubscriptionRow).find({ where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } });
    const tooMany = rows.slice(MAX_PER_USER).map(({ id }) => id);
    if (tooMany.length > 0) await this.db.repo(PushSubscriptionRow).delete({ id: In(tooMany) });
  }
}
