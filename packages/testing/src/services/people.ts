import { randomBytes } from 'node:crypto';
import type { Role, User } from '@dwang/contracts';
import { AdminAccount, Background, Companies, EmailConfirmations, Sessions, Users } from '@dwang/identity';
import type { DwangApp, Env } from '@dwang/platform';
import supertest from 'supertest';

export type Agent = ReturnType<typeof supertest.agent>;

/** Somebody signed in; the agent sends their cookie from our own pages. */
export interface Person {
  agent: Agent;
  user: User;
  password: string;
  cookie: string;
}

export const TEST_PASSWORD = 'three dry studs';

/** Makes users for one test app. Each call makes somebody new. */
export class People {
  constructor(
    private readonly app: DwangApp['app'],
    private readonly url: string,
    private readonly env: Env,
  ) {}

  nobody(): Agent {
    return supertest.agent(this.url).set('sec-fetch-site', 'same-origin');
  }

  /** Speaks from nowhere: no header says where the request comes from. */
  stranger(): Agent {
    return supertest.agent(this.url);
  }

  /** Registers a new company with its owner, through the API, and signs in. The address is confirmed, unless said otherwise, and the letter about it has gone out. */
  async signUp(plan: { username?: string; email?: string; companyName?: string; isUnconfirmed?: boolean } = {}): Promise<Person> {
    const username = plan.username ?? `owner-${randomBytes(5).toString('hex')}`;
    const body = { username, email: plan.email ?? `${randomBytes(6).toString('hex')}@example.nz`, password: TEST_PASSWORD };
    const { user } = (
      await this.nobody()
        .post('/api/auth/register')
        .send({ ...body, companyName: plan.companyName })
        .expect(201)
    ).body as { user: User };
    await this.app.get(Background).settled();
    if (!plan.isUnconfirmed) {
      await this.app.get(EmailConfirmations).mark({ id: user.id, username, companyId: user.company.id, role: user.role });
    }
    return this.signIn(username, TEST_PASSWORD);
  }

  async signIn(username: string, password: string): Promise<Person> {
    const answer = await this.nobody().post('/api/auth/login').send({ username, password }).expect(200);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    return { agent: this.nobody().set('cookie', cookie), user: answer.body.user, password, cookie };
  }

  /** Adds a member to somebody's company and signs them in. */
  async addMember(owner: Person, role: Role = 'user'): Promise<Person> {
    const company = await this.app.get(Companies).profile(owner.user.company.id);
    const username = `${role}-${randomBytes(5).toString('hex')}`;
    const plan = { username, email: `${username}@example.nz`, passwordHash: 'cannot sign in by password', role };
    const member = await this.app.get(Users).add(company, plan);
    const cookie = `dwang-session=${await this.app.get(Sessions).start(member.id, 'test')}`;
    const agent = this.nobody().set('cookie', cookie);
    const answer = await agent.get('/api/auth/user').expect(200);
    return { agent, user: answer.body, password: '', cookie };
  }

  /** The platform administrator, signed in. */
  async administrator(): Promise<Person> {
    await this.app.get(AdminAccount).set(TEST_PASSWORD, 'admin@example.nz');
    return this.signIn(this.env.ADMIN_USERNAME, TEST_PASSWORD);
  }
}
