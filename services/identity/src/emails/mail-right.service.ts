import { ErrorCode } from '@dwang/contracts';
import { Database, Forbidden, Mail, PublicOrigin } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Company } from '../companies/company.entity';

/**
 * Public face: whether a company may write to others in its name. It may once one of its owners has confirmed an address, so that nobody
 * sends letters to strangers through us from an account that leads to nobody. Where confirmation cannot be asked for, everybody may.
 */
@Injectable()
export class MailRight {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Mail) private readonly mail: Mail,
    @Inject(PublicOrigin) private readonly origin: PublicOrigin,
  ) {}

  /** False where no link can be sent: without a mail server, or without knowing our own address. */
  get isAsked(): boolean {
    return this.mail.isOn && this.origin.isKnown;
  }

  async allows(companyId: number): Promise<boolean> {
    if (!this.isAsked) return true;
    const company = await this.db.repo(Company).findOneBy({ id: companyId });
    return company !== null && company.confirmedAt !== null;
  }

  /** Throws `Forbidden` while no owner has confirmed an address. */
  async demand(companyId: number): Promise<void> {
    if (await this.allows(companyId)) return;
    throw new Forbidden(
      'An owner of the company must confirm their email address before letters can be sent. Open the link in our letter, or ask for a new one.',
      ErrorCode.emailUnconfirmed,
    );
  }
}
