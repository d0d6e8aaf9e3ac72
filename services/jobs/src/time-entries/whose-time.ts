import { Users } from '@dwang/identity';
import { NotFound, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import { seesAllTime } from './own-time';

export interface Worker {
  id: number;
  name: string;
}

/** Whose time a request is about. */
@Injectable()
export class WhoseTime {
  constructor(private readonly users: Users) {}

  /** The named member for the owner, oneself for everybody. Throws `NotFound` for anybody else. */
  async of(scope: Scope, userId: number = scope.userId): Promise<Worker> {
    const isSeen = userId === scope.userId || seesAllTime(scope);
    const name = isSeen ? (await this.users.namesOf(scope.companyId, [userId])).get(userId) : undefined;
    if (name === undefined) throw new NotFound('No such person');
    return { id: userId, name };
  }
}
