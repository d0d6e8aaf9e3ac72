import { Inject, Injectable } from '@nestjs/common';
import type { Scope } from '../access/scope';
import { Database } from '../data/database';
import { LiveBus, type LiveListener, type LiveMessage } from './live-bus';
import { tagsOf } from './live-tags';

type Listener = Pick<Scope, 'userId' | 'companyId' | 'role'>;

/** Whether an open stream of this person may carry the message. */
export const mayHear = (listener: Listener, message: LiveMessage): boolean =>
  message.companyId === null ||
  (listener.companyId === message.companyId &&
    (listener.userId === message.userId || (!message.isPrivate && listener.role !== 'contractor')));

/** Tells open tabs what has changed. Nothing leaves before its transaction has committed. */
@Injectable()
export class LiveEvents {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(LiveBus) private readonly bus: LiveBus,
  ) {}

  publish(message: LiveMessage): void {
    this.db.afterCommit(() => this.bus.publish(message));
  }

  /** A write to this address by this person has been done. */
  written({ companyId, userId }: Pick<Scope, 'companyId' | 'userId'>, url: string): void {
    const { own, company } = tagsOf(url);
    if (own.length > 0) this.publish({ companyId, userId, isPrivate: true, event: { type: 'changed', tags: [...own] } });
    if (company.length > 0) this.publish({ companyId, userId, isPrivate: false, event: { type: 'changed', tags: [...company] } });
  }

  /** Answers how to stop listening. */
  subscribe(listener: LiveListener): () => void {
    return this.bus.subscribe(listener);
  }
}
