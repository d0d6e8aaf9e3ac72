import { Database, type Env, STANDARD_DEMO_PASSWORD } from '@dwang/platform';
import type { DataSource } from 'typeorm';
import { In } from 'typeorm';
import { Passwords } from '../sign-in/passwords.service';
import { nameKey } from '../users/name-key';
import { User } from '../users/user.entity';
import { DEMO_PEOPLE } from './demo-people';

/** Names of the accounts of the demo that still open with a password that everybody can read. */
export async function demoSignIns(dataSource: DataSource, env: Pick<Env, 'ADMIN_USERNAME' | 'DEMO_PASSWORD'>): Promise<string[]> {
  const names = [...DEMO_PEOPLE.map(({ username }) => username), env.ADMIN_USERNAME];
  const users = await new Database(dataSource).repo(User).findBy({ usernameKey: In(names.map(nameKey)) });
  const passwords = new Passwords();
  const open: string[] = [];
  for (const { username, passwordHash, status } of users) {
    if (status !== 'active') continue;
    for (const password of new Set([STANDARD_DEMO_PASSWORD, env.DEMO_PASSWORD]))
      if (await passwords.matches(password, passwordHash)) open.push(username);
  }
  return open;
}
