import type { PushMessage } from '@dwang/contracts';
import { Database, dueBy, Scheduler, Settings } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { NotificationRow } from '../notifications/notification.entity';
import { PushService } from './push-service';
import { PushSubscriptions } from './push-subscriptions';

const EVERY_SECONDS = 60;
const AT_ONCE = 200;
const AGAIN_AFTER_MS = 10 * 60_000;
/** A message that could not be handed over for so long is no news any more. */
const STALE_MS = 24 * 3600 * 1000;

/** Sends the push messages of notifications when their time has come. */
@Injectable()
export class PushQueue implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Scheduler) private readonly scheduler: Scheduler,
    @Inject(PushService) private readonly service: PushService,
    @Inject(PushSubscriptions) private readonly subscriptions: PushSubscriptions,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    if (this.service.publicKey === null) return;
    const run = (now: Date, signal: AbortSignal) => this.sendDue(now, signal);
    this.scheduler.add({ name: 'push', title: 'Send notices to devices', area: 'dashboard', everySeconds: EVERY_SECONDS, run });
  }

  /** While the administrator has turned push messages off, those that are due are dropped. Each message is taken off before it is sent: one that is lost is better than one that comes twice. */
  async sendDue(now: Date, signal?: AbortSignal): Promise<void> {
    const due = { pushAfter: dueBy(now, STALE_MS) };
    if (!(await this.settings.get('push_notifications'))) {
      await this.db.repo(NotificationRow).update(due, { pushAfter: null });
      return;
    }
    const rows = await this.db.repo(NotificationRow).find({ where: due, order: { pushAfter: 'ASC' }, take: AT_ONCE });
    for (const row of rows) {
      if (signal?.aborted) return;
      const { affected } = await this.db.repo(NotificationRow).update({ id: row.id, ...due }, { pushAfter: null });
      if (affected !== 1 || row.readAt !== null || now.getTime() - row.createdAt.getTime() > STALE_MS) continue;
      if (!(await this.send(row))) {
        await this.db.repo(NotificationRow).update({ id: row.id }, { pushAfter: new Date(now.getTime() + AGAIN_AFTER_MS) });
      }
    }
  }

  /** False when no browser of the person could be reached now, but some may be later. */
  private async send({ id, userId, title, message, address }: NotificationRow): Promise<boolean> {
    const text = JSON.stringify({ id, title, message, to: address } satisfies PushMessage);
    const targets = await this.subscriptions.of(userId);
    const outcomes = await Promise.all(targets.map((target) => this.service.send(target, text)));
    for (const [index, target] of targets.entries()) {
      if (outcomes[index] === 'gone') await this.subscriptions.forget(target.id);
    }
    return outcomes.includes('sent') || !outcomes.includes('later');
  }
}
