import type { Account, UpdateAccount } from '@dwang/contracts';
import { Database, NotFound, type Scope, SignedOut } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { imageVersion } from '../images/image-address';
import { SmallImages } from '../images/small-images.service';
import { SecurityNotices } from '../letters/security-notices.service';
import { PasswordProof } from '../sign-in/password-proof.service';
import { User } from '../users/user.entity';
import { Users } from '../users/users.service';

/** One's own details. */
@Injectable()
export class Accounts {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Users) private readonly users: Users,
    @Inject(PasswordProof) private readonly proof: PasswordProof,
    @Inject(SecurityNotices) private readonly notices: SecurityNotices,
    @Inject(SmallImages) private readonly images: SmallImages,
  ) {}

  async read(userId: number): Promise<Account> {
    return view(await this.find(userId));
  }

  /** Throws `Invalid` on `password` when a new address comes without the right one. */
  async change(scope: Scope, { password, ...change }: UpdateAccount): Promise<Account> {
    const user = await this.find(scope.userId);
    if (change.email !== undefined && change.email !== user.email) await this.proof.demand(user.id, password ?? '');
    await this.db.tx(() => this.users.change(user, scope.companyName, change));
    if (change.email !== undefined && change.email !== user.email) {
      const message = `The email address of your account was changed to ${change.email}.`;
      this.notices.tell(user.id, { title: 'Email changed', message, isOwnDeed: true }, user.email);
    }
    return this.read(user.id);
  }

  /** Null takes the picture away. */
  changePicture({ userId, companyId }: Scope, content: Buffer | null): Promise<Account> {
    return this.db.tx(async () => {
      const user = await this.find(userId);
      const avatarKey = content && (await this.images.save(companyId, 'avatars', content));
      const profileImageUrl = avatarKey && `/api/users/${userId}/avatar/${imageVersion(avatarKey)}`;
      await this.db.repo(User).update({ id: userId }, { avatarKey, profileImageUrl });
      this.images.forget(user.avatarKey);
      return view({ ...user, profileImageUrl });
    });
  }

  /** Where the picture of a colleague is kept; the administrator sees everybody's. Null when there is none. */
  async pictureKey({ companyId, isAdministrator }: Scope, userId: number): Promise<string | null> {
    const user = await this.db.repo(User).findOneBy({ id: userId, ...(isAdministrator ? {} : { companyId }) });
    if (!user) throw new NotFound('This picture is no longer there');
    return user.avatarKey;
  }

  private async find(id: number): Promise<User> {
    const user = await this.db.repo(User).findOneBy({ id });
    if (!user) throw new SignedOut();
    return user;
  }
}

const view = (user: User): Account => ({
  id: user.id,
  username: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  profileImageUrl: user.profileImageUrl,
  role: user.role,
  createdAt: user.createdAt.toISOString(),
});
