import type { Invitation, InviteAdminUser } from '@dwang/contracts';
import { Database, Invalid, type Scope } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { z } from 'zod';
import { Company } from '../companies/company.entity';
import { InvitationsService } from '../team/invitations.service';

/** Public face for the platform administrator: adds people to any company. Callers must have checked that the asker is one. */
@Injectable()
export class UserInviting {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(InvitationsService) private readonly invitations: InvitationsService,
  ) {}

  /** `origin` is the address of the app for the letter; null when it is not known. Throws `Conflict` on `email` when no seat is left. */
  async invite(
    { userId, username }: Scope,
    { companyId, email, role }: z.output<typeof InviteAdminUser>,
    origin: string | null,
  ): Promise<Invitation> {
    const company = await this.db.repo(Company).findOneBy({ id: companyId, closedAt: IsNull() });
    if (!company) throw new Invalid('companyId', 'There is no such company any more');
    const inviter = { companyId, companyName: company.name, userId, username };
    return this.invitations.invite(inviter, { email, role, seesPrices: false, projects: [] }, origin);
  }
}
