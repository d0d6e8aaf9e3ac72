import { Database } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { KnownDevice } from '../devices/known-device.entity';
import { EmailLink } from '../emails/email-link.entity';
import { SmallImages } from '../images/small-images.service';
import { PasswordReset } from '../passwords/password-reset.entity';
import { PreferencesRow } from '../preferences/preferences.entity';
import { SecondSteps } from '../second-step/second-steps.service';
import { Sessions } from '../sessions/sessions.service';
import { User } from '../users/user.entity';
import { searchTextOf } from '../users/users.service';

/** What every end of an account has in common, whoever ends it. */
@Injectable()
export class EndedAccounts {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SecondSteps) private readonly second: SecondSteps,
    @Inject(SmallImages) private readonly images: SmallImages,
  ) {}

  /**
   * Nobody can sign in with these accounts again, and their addresses are free for others. Somebody who worked for a company keeps their
   * name there: its wage and time records must say who worked (Employment Relations Act 2000, section 130). Call it inside a transaction.
   */
  async end(users: readonly User[], keepsName: (user: User) => boolean): Promise<void> {
    const ids = users.map(({ id }) => id);
    for (const id of ids) await this.sessions.endAll(id);
    for (const entity of [PasswordReset, EmailLink, KnownDevice, PreferencesRow]) {
      await this.db.repo(entity).delete({ userId: In(ids) });
    }
    await this.second.forget(ids);
    for (const user of users) {
      this.images.forget(user.avatarKey);
      const next = { ...user, ...withoutAccount(user), ...(keepsName(user) ? {} : NAMELESS) };
      const { id, companyId, ...change } = { ...next, searchText: searchTextOf(next, '') };
      await this.db.repo(User).update({ id, companyId }, change);
    }
  }
}

/** No username can hold a colon, and no address is without an @: these keys are never anybody else's. */
const withoutAccount = ({ id, leftAt }: User): Partial<User> => ({
  usernameKey: `left:${id}`,
  emailKey: `left:${id}`,
  email: '',
  phone: '',
  passwordHash: '',
  status: 'inactive',
  avatarKey: null,
  profileImageUrl: null,
  leftAt: leftAt ?? new Date(),
});

const NAMELESS: Pick<User, 'username' | 'firstName' | 'lastName'> = { username: 'Former member', firstName: '', lastName: '' };
