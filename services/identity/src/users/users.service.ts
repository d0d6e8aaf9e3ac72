import { ErrorCode, type Role } from '@dwang/contracts';
import { Conflict, Database, isUniqueViolation, searchText } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { In, Like } from 'typeorm';
import { Company } from '../companies/company.entity';
import { IMPORTED } from './imported-people';
import { nameKey } from './name-key';
import { User, type UserStatus } from './user.entity';

export interface NewUser {
  username: string;
  email: string;
  passwordHash: string;
  role: Role;
  status?: UserStatus;
  seesPrices?: boolean;
  firstName?: string;
  lastName?: string;
  lastActiveAt?: Date | null;
  createdAt?: Date;
  emailConfirmedAt?: Date | null;
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
      phone: '',
      avatarKey: null,
      profileImageUrl: null,
      lastActiveAt: null,
      leftAt: null,
      emailConfirmedAt: null,
      seesPrices: false,
      createdAt: new Date(),
      ...plan,
      ...keys,
      searchText: searchTextOf({ firstName: '', lastName: '', ...plan }, company.name),
    });
    try {
      return await this.db.repo(User).save(row);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await this.refuseTaken(keys);
      throw usernameTaken();
    }
  }

  /** As `add`, but for somebody whose hours came with an import: an address that they were known by makes them that person again. */
  async addOrReturn(company: Company, plan: NewUser): Promise<User> {
    const known = await this.db
      .repo(User)
      .find({ where: { companyId: company.id, usernameKey: Like(`${IMPORTED}%`) }, order: { id: 'ASC' } });
    const same = known.find(({ email }) => email && nameKey(email) === nameKey(plan.email));
    if (!same) return this.add(company, plan);
    const keys = { usernameKey: nameKey(plan.username), emailKey: nameKey(plan.email) };
    await this.refuseTaken(keys);
    const { firstName = '', lastName = '', ...said } = plan;
    const names = { firstName: firstName || same.firstName, lastName: lastName || same.lastName };
    const user = { ...same, ...said, ...names, ...keys, status: 'active' as const };
    return this.db.repo(User).save({ ...user, searchText: searchTextOf(user, company.name) });
  }

  /** Names to show for these members of one company; ids of others are absent. */
  async namesOf(companyId: number, ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.repo(User).find({ where: { companyId, id: In([...new Set(ids)]) } });
    return new Map(rows.map((user) => [user.id, displayName(user)]));
  }

  /** Changes somebody's details; a taken address is a `Conflict` that names the field. */
  async change(user: User, companyName: string, change: Partial<Pick<User, 'firstName' | 'lastName' | 'phone' | 'email'>>) {
    const next = { ...user, ...change };
    const emailKey = nameKey(next.email);
    if (emailKey !== user.emailKey) await this.refuseTakenEmail(emailKey);
    try {
      const proof = emailKey === user.emailKey ? {} : { emailConfirmedAt: null };
      await this.db
        .repo(User)
        .update({ id: user.id }, { ...change, ...proof, emailKey, searchText: searchTextOf(next, companyName) });
    } catch (error) {
      throw isUniqueViolation(error) ? emailTaken() : error;
    }
  }

  /** Keeps the administrator's search true after a company has a new name. */
  async renameCompany({ id, name }: Pick<Company, 'id' | 'name'>): Promise<void> {
    for (const user of await this.db.repo(User).findBy({ companyId: id })) {
      await this.db.repo(User).update({ id: user.id }, { searchText: searchTextOf(user, name) });
    }
  }

  async count(): Promise<number> {
    return this.db.repo(User).count();
  }

  private async refuseTaken({ usernameKey, emailKey }: { usernameKey: string; emailKey: string }): Promise<void> {
    if (await this.db.repo(User).existsBy({ usernameKey })) throw usernameTaken();
    await this.refuseTakenEmail(emailKey);
  }

  private async refuseTakenEmail(emailKey: string): Promise<void> {
    if (await this.db.repo(User).existsBy({ emailKey })) throw emailTaken();
  }
}

/** Full name, else the username. */
export const displayName = (user: Pick<User, 'firstName' | 'lastName' | 'username'>): string =>
  `${user.firstName} ${user.lastName}`.trim() || user.username;

/** Begins with the name as it is shown, by which the administrator's list is sorted. */
export const searchTextOf = (
  { username, firstName, lastName, email }: Pick<User, 'username' | 'firstName' | 'lastName' | 'email'>,
  companyName: string,
): string => searchText([firstName, lastName, username, email, companyName]);

const emailTaken = () => new Conflict(ErrorCode.emailTaken, 'This email address is already registered', 'email');

export const usernameTaken = () => new Conflict(ErrorCode.usernameTaken, 'This username is already taken', 'username');
