import { Database, type Env, STANDARD_DEMO_PASSWORD } from '@dwang/platform';
import { type DataSource, In } from 'typeorm';
import { Company } from '../companies/company.entity';
import { Session } from '../sessions/session.entity';
import { Passwords } from '../sign-in/passwords.service';
import { User } from '../users/user.entity';
import { DEMO_COMPANY_UID, DEMO_NEIGHBOUR_UIDS } from './demo-companies';

type DemoEnv = Pick<Env, 'DEMO_PASSWORD'>;

/** Names of the accounts made by the demo's seed that still open with a password that everybody can read. */
export async function demoSignIns(dataSource: DataSource, env: DemoEnv): Promise<string[]> {
  return (await openAccounts(new Database(dataSource), env)).map(({ username }) => username);
}

/** Makes those accounts inactive and signs them out. Returns their names. */
export async function closeDemoSignIns(dataSource: DataSource, env: DemoEnv): Promise<string[]> {
  const db = new Database(dataSource);
  const open = await openAccounts(db, env);
  const ids = open.map(({ id }) => id);
  await db.tx(async () => {
    await db.repo(User).update({ id: In(ids) }, { status: 'inactive' });
    await db.repo(Session).delete({ userId: In(ids) });
  });
  return open.map(({ username }) => username);
}

async function openAccounts(db: Database, env: DemoEnv): Promise<User[]> {
  const companies = await db.repo(Company).findBy({ uid: In([DEMO_COMPANY_UID, ...DEMO_NEIGHBOUR_UIDS]) });
  const users = await db.repo(User).findBy({ companyId: In(companies.map(({ id }) => id)), status: 'active' });
  const open = await openHashes(new Set(users.map(({ passwordHash }) => passwordHash)), env);
  return users.filter(({ passwordHash }) => open.has(passwordHash)).sort((one, other) => one.id - other.id);
}

/** The seed gives all of its people one hash: an expensive check for each hash is enough. */
async function openHashes(hashes: ReadonlySet<string>, { DEMO_PASSWORD }: DemoEnv): Promise<Set<string>> {
  const passwords = new Passwords();
  const open = new Set<string>();
  for (const hash of hashes)
    for (const password of new Set([STANDARD_DEMO_PASSWORD, DEMO_PASSWORD]))
      if (await passwords.matches(password, hash)) open.add(hash);
  return open;
}
