import { ErrorCode, type Role } from '@dwang/contracts';
import { Conflict, Database, isUniqueViolation, searchText } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Company } from '../companies/company.entity';
import { nameKey } from './name-key';
import { User, type UserStatus } from './user.entity';

export interface NewUser {
  username: string;
  email: string;
  passwordHash: string;
  role: Role;
  status?: UserStatus;
  firstName?: string;
  lastName?: string;
  lastActiveAt?: Date | null;
  createdAt?: Date;
}

/** Who the users are. Public face: `namesOf`. */
@Injectable()
export class Users {
  constructor(@Inject(Database) private readonly db: Database) {}

  /** Finds by e-mail address when the typed name holds an @, else by username. */
  findByLogin(login: string): Promise<User | null> {
    const key = nameKey(login);
    return this.db.repo(User).findOneBy(login.includes('@') ? { emailKey: key } : { usernameKey: key });
  }

  /** Adds a member to a company; a taken name or address is a `Conflict` that names the field. */
  async add(company: Company, plan: NewUser): Promise<User> {
    const keys = { usernameKey: nameKey(plan.username), emailKey: nameKey(plan.email) };
    await this.refuseTaken(keys);
    const row = this.db.repo(User).create({
      companyId: company.id,
      status: 'active',
      firstName: '',
      lastName: '',
      profileImageUrl: null,
      lastActiveAt: null,
      createdAt: new Date(),
      ...plan,
      ...keys,
      searchText: searchText([plan.username, plan.firstName, plan.lastName, plan.email, company.name]),
    });
    try {
      return await this.db.repo(User).save(row);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await this.refuseTaken(keys);
      throw usernameTaken();
    }
  }

  /** Names to show for these members of one company; ids of others are absent. */
  async namesOf(companyId: number, ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.repo(User).find({ where: { companyId, id: In([...new Set(ids)]) } });
    return new Map(rows.map((user) => [user.id, `${user.firstName} ${user.lastName}`.trim() || user.username]));
  }

  async count(): Promise<number> {
    return this.db.repo(User).count();
  }

  private async refuseTaken({ usernameKey, emailKey }: { usernameKey: string; emailKey: string }): Promise<void> {
    if (await this.db.repo(User).existsBy({ usernameKey })) throw usernameTaken();
    if (await this.db.repo(User).existsBy({ emailKey })) {
      throw new Conflict(ErrorCode.emailTaken, 'This email address is already registered', 'email');
    }
  }
}

export const usernameTaken = () => new Conflict(ErrorCode.usernameTaken, 'This username is already taken', 'username');
