import { randomUUID } from 'node:crypto';
import { dayText } from '@dwang/domain';
import { Database, type Notice, Notifier } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { Company } from '../companies/company.entity';
import { SecurityNotices } from '../letters/security-notices.service';
import { User } from '../users/user.entity';

/** What everybody in a company is told when it is to close, and when it is kept after all. Call it inside the transaction of either. */
@Injectable()
export class ClosingNotices {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Notifier) private readonly notifier: Notifier,
    @Inject(SecurityNotices) private readonly security: SecurityNotices,
  ) {}

  /** Whoever asked gets a letter of their own at once: it may have been somebody else with their password. */
  async tellOfClosing(company: Company, askerId: number): Promise<void> {
    const until = `Everybody works on until the end of ${dayOfEnd(company)}. Then ${company.name} closes, and all accounts in it are deleted.`;
    await this.tellOthers(company, askerId, { type: 'warning', title: 'The company is to close' }, (isOwner) =>
      isOwner
        ? `An owner has asked for this. ${until} You can keep the company until then.`
        : `An owner has asked for this. ${until} Export what is yours until then, under Settings.`,
    );
    const message = `You asked for ${company.name} to be closed. Everybody works on until the end of ${dayOfEnd(company)}, then all accounts in it are deleted. Until then Keep the company, on every page, takes it back.`;
    this.security.tell(askerId, { title: 'Your company is to close', message, isOwnDeed: true });
  }

  async tellOfKeeping(company: Company, keeperId: number): Promise<void> {
    const message = `${company.name} does not close after ${dayOfEnd(company)}. All goes on as before.`;
    await this.tellOthers(company, keeperId, { type: 'info', title: 'The company goes on' }, () => message);
  }

  private async tellOthers(
    { id: companyId, timeZone, lastDay }: Company,
    userId: number,
    words: Pick<Notice, 'type' | 'title'>,
    messageFor: (isOwner: boolean) => string,
  ): Promise<void> {
    const subject = `company-closing:${randomUUID()}`;
    for (const { id, role } of await this.db.repo(User).findBy({ companyId, status: 'active', id: Not(userId) })) {
      const told = { kind: 'company-closing', to: '/settings#data', figures: {}, ...words } as const;
      const message = messageFor(role === 'owner');
      await this.notifier.tell({ companyId, timeZone }, { ...told, message, userId: id, subject, day: lastDay ?? '' });
    }
  }
}

const dayOfEnd = ({ lastDay }: Pick<Company, 'lastDay'>): string => dayText(lastDay ?? '');
