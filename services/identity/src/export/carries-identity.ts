import { randomUUID } from 'node:crypto';
import { CompanyTimeZone, Role, RoundingMinutes, RoundingMode, WeekStart } from '@dwang/contracts';
import { type CarriedTable, type Carrier, carried, type Database, type StaysBehind } from '@dwang/platform';
import { Company } from '../companies/company.entity';
import { imageVersion } from '../images/image-address';
import { IMPORTED } from '../users/imported-people';
import { User } from '../users/user.entity';
import { searchTextOf } from '../users/users.service';

const OF_COMPANY = [
  'name',
  'tradingName',
  'address',
  'phone',
  'email',
  'gstNumber',
  'nzbn',
  'bankAccount',
  'timeZone',
  'defaultRateCents',
  'roundingMinutes',
  'roundingMode',
  'weekStart',
  'approvalRequired',
  'logoKey',
] as const;
const OF_PERSON = [
  'username',
  'email',
  'firstName',
  'lastName',
  'phone',
  'role',
  'seesPrices',
  'createdAt',
  'avatarKey',
] as const;

/** Whoever takes a company along is whoever brings it in: how they sign in here is theirs, and stays. */
const OWN = { username: null, email: null, role: null, createdAt: null };

export const carriesIdentity: readonly CarriedTable[] = [
  carried<Company>({
    entity: Company,
    columns: OF_COMPANY,
    files: ['logoKey'],
    allows: { timeZone: CompanyTimeZone, roundingMinutes: RoundingMinutes, roundingMode: RoundingMode, weekStart: WeekStart },
    mayHave: ({ companyId }) => ({ id: companyId }),
    inward: async (db, { companyId: _, ...company }: Partial<Company> & { companyId?: number }, { companyId }) => {
      await db.bulk(Company).update({ id: companyId }, company);
      return companyId;
    },
  }),
  carried<User>({
    entity: User,
    columns: OF_PERSON,
    files: ['avatarKey'],
    allows: { role: Role },
    mayHave: ({ userId }) => ({ id: userId }),
    outward: (row, { id }, { userId }) => (id === userId ? { ...row, ...OWN } : row),
    inward: (db, person, carrier) => (person.username ? addPerson(db, person) : becomeSelf(db, person, carrier)),
  }),
];

export const staysBehindOfIdentity: StaysBehind = {
  sessions: 'Nobody is signed in anywhere by an import.',
  sign_in_attempts: 'Watches over the sign-ins of one installation.',
  password_resets: 'Secrets of one installation.',
  email_links: 'Secrets of one installation.',
  sign_in_steps: 'Secrets of one installation, good for minutes.',
  app_factors: 'Secrets of one installation: each person sets up the authenticator app anew.',
  recovery_codes: 'Secrets of one installation: new ones come with the authenticator app.',
  passkeys: 'Bound to the address of one installation: each person adds a new one.',
  known_devices: 'Browsers from which somebody signed in to one installation.',
  invitations: 'Their links lead to the old address: people are invited again.',
  preferences: 'How a person likes one installation to look and behave.',
  account_exports: 'Exports themselves.',
  company_imports: 'Imports themselves.',
  company_import_files: 'Files of an import that is under way.',
  company_import_pieces: 'Pieces of an export that is being brought in.',
  plans: 'What this installation offers.',
  subscriptions: 'What is agreed with the operator of one installation.',
  subscription_invoices: 'Records of the operator.',
  billing_events: 'Told by the operator’s provider of payments.',
};

async function becomeSelf(db: Database, person: Partial<User>, { companyId, userId }: Carrier): Promise<number> {
  const { firstName, lastName, phone, seesPrices, avatarKey = null } = person;
  const self = await db.bulk(User).findOneByOrFail({ id: userId, companyId });
  const searchText = await searchTextIn(db, companyId, { ...self, ...person, username: self.username, email: self.email });
  const picture = { avatarKey, profileImageUrl: pictureUrl(userId, avatarKey) };
  await db.bulk(User).update({ id: userId }, { firstName, lastName, phone, seesPrices, searchText, ...picture });
  return userId;
}

/** Somebody to whom hours and papers belong; they sign in once they are invited (see `IMPORTED`). */
async function addPerson(db: Database, person: Partial<User>): Promise<number> {
  const key = `${IMPORTED}${randomUUID()}`;
  const { companyId = 0, avatarKey = null } = person;
  const user = { ...person, usernameKey: key, emailKey: key, passwordHash: '', status: 'inactive' as const };
  const searchText = await searchTextIn(db, companyId, user as User);
  const { identifiers } = await db.bulk(User).insert({ ...user, searchText, lastActiveAt: null, leftAt: null });
  const id = Number(identifiers[0]?.id);
  if (avatarKey) await db.bulk(User).update({ id }, { profileImageUrl: pictureUrl(id, avatarKey) });
  return id;
}

async function searchTextIn(db: Database, companyId: number, user: User): Promise<string> {
  const { name } = await db.bulk(Company).findOneByOrFail({ id: companyId });
  return searchTextOf(user, name);
}

const pictureUrl = (id: number, key: string | null): string | null => key && `/api/users/${id}/avatar/${imageVersion(key)}`;
