import type { User as UserView } from '@dwang/contracts';
import { Database, ENV, type Env } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Companies } from '../companies/companies.service';
import { MailRight } from '../emails/mail-right.service';
import { User } from '../users/user.entity';
import { userView } from '../users/user-view';

/** The signed-in user as the browser sees them. */
@Injectable()
export class CurrentUser {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Companies) private readonly companies: Companies,
    @Inject(MailRight) private readonly right: MailRight,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** `lacksSecondStep`: signed in by a password alone where the company asks for more. */
  async view(userId: number, lacksSecondStep: boolean): Promise<UserView | null> {
    const user = await this.db.repo(User).findOneBy({ id: userId });
    if (!user) return null;
    const installation = { adminUsername: this.env.ADMIN_USERNAME, asksForEmail: this.right.isAsked };
    const view = userView(user, await this.companies.profile(user.companyId), installation);
    return lacksSecondStep ? { ...view, lacksSecondStep } : view;
  }
}
