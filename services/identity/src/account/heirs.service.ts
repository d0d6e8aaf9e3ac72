import { type CloseAccount, ErrorCode } from '@dwang/contracts';
import { Conflict, Database, Invalid } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { User } from '../users/user.entity';

/** Who takes a company over when its only owner leaves. */
@Injectable()
export class Heirs {
  constructor(@Inject(Database) private readonly db: Database) {}

  /** Null when nobody need take over. Otherwise the other members; without any the company closes with the person. */
  async neededFor({ id, companyId, role }: Pick<User, 'id' | 'companyId' | 'role'>): Promise<User[] | null> {
    const others = await this.db.repo(User).findBy({ companyId, id: Not(id), status: Not('inactive') });
    return role !== 'owner' || others.some((user) => user.role === 'owner') ? null : others;
  }

  /** Makes one of these members the owner. Throws 409 `IDENTITY.ONLY_OWNER` when nobody is named, 400 when it is nobody who may. */
  async appoint(members: readonly User[], handOverTo: CloseAccount['handOverTo']): Promise<void> {
    if (handOverTo === undefined) {
      throw new Conflict(
        ErrorCode.onlyOwner,
        'Please hand the company over to a member, or close it for everybody',
        'handOverTo',
      );
    }
    const heir = members.find(({ id, status }) => id === handOverTo && status === 'active');
    if (!heir) throw new Invalid('handOverTo', 'Please choose an active member of your company');
    await this.db.repo(User).update({ id: heir.id }, { role: 'owner' });
  }
}
