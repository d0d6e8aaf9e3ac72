import type { ActivityAction, ActivityChange, ActivityKind } from '@dwang/contracts';
import { Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { ActivityRow } from './activity.entity';
import { cutText } from './cut-text';

/** What is noted down. Of `projectId` and `clientId` one is said. */
export interface Done {
  kind: ActivityKind;
  action: ActivityAction;
  projectId?: number;
  clientId?: number;
  subject?: string;
  /** How many at once; 1 if not said. */
  count?: number;
  changes?: readonly ActivityChange[];
}

const MOST_OF_SUBJECT = 200;

/** The public face of the history of jobs and clients, for whoever changes something of them. */
@Injectable()
export class ActivityLog {
  constructor(private readonly db: Database) {}

  /**
   * Notes what was done, in the running transaction, so that it stays exactly if the change itself stays. A change in which nothing differs
   * is not noted. The caller has checked that the job or client is the company's.
   */
  async record({ companyId, userId }: Pick<Scope, 'companyId' | 'userId'>, done: Done): Promise<void> {
    const { kind, action, projectId = null, clientId = null, subject = '', count = 1, changes = [] } = done;
    if (action === 'changed' && changes.length === 0) return;
    await this.db.repo(ActivityRow).insert({
      companyId,
      userId,
      projectId,
      clientId,
      kind,
      action,
      count,
      at: new Date(Date.now()),
      subject: firstLine(subject),
      changes: JSON.stringify(changes),
    });
  }

  /** Forgets the history of a job or client that goes for good. */
  async forget({ companyId }: Pick<Scope, 'companyId'>, whose: { projectId: number } | { clientId: number }): Promise<void> {
    await this.db.repo(ActivityRow).delete({ companyId, ...whose });
  }

  /** What was done to one client is told of the other. */
  async move({ companyId }: Pick<Scope, 'companyId'>, fromId: number, toId: number): Promise<void> {
    await this.db.repo(ActivityRow).update({ companyId, clientId: fromId }, { clientId: toId });
  }
}

const firstLine = (text: string): string => cutText(text.split('\n')[0]?.trim() ?? '', MOST_OF_SUBJECT);
