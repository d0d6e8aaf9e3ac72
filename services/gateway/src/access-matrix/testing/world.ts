import { randomUUID } from 'node:crypto';
import { type Agent, FAR_DAY, type Person, type TestApp } from '@dwang/testing/services';
import { type Actor, MARK, type RowKind } from './rights';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const LINE = { description: MARK, quantity: '1', unitPrice: '10.00' };
const HOUR = { startTime: '2026-03-02T20:00:00Z', duration: 3600, notes: MARK };

/** A company with a job, everybody who could ask for it, and rows of every kind. */
export class World {
  private made = 0;
  private readonly standing = new Map<string, number>();

  private constructor(
    private readonly test: TestApp,
    readonly people: Readonly<Record<Exclude<Actor, 'nobody'>, Person>>,
    readonly job: number,
    /** The stranger's own job. */
    readonly strangersJob: number,
  ) {}

  static async make(test: TestApp): Promise<World> {
    const { people } = test;
    const [owner, stranger, administrator] = [await people.signUp(), await people.signUp(), await people.administrator()];
    await test.db.dataSource.query(`UPDATE companies SET plan = 'enterprise'`);
    const contractor = () => people.addMember(owner, 'contractor');
    const [unshared, view, edit, admin] = [await contractor(), await contractor(), await contractor(), await contractor()];
    const user = await people.addMember(owner, 'user');
    const addJob = async ({ agent }: Person, name: string) =>
      (await agent.post('/api/projects').send({ name }).expect(201)).body.id;
    const job = await addJob(owner, MARK);
    for (const [level, { user: mate }] of Object.entries({ view, edit, admin }))
      await owner.agent.put(`/api/projects/${job}/members/${mate.id}`).send({ level }).expect(200);
    const all = { owner, user, unshared, view, edit, admin, stranger, administrator };
    return new World(test, all, job, await addJob(stranger, 'Elsewhere'));
  }

  agent(actor: Actor): Agent {
    return actor === 'nobody' ? this.test.nobody() : this.people[actor].agent;
  }

  /** The row that the actor asks for: their own where they can have one, else the owner's. Fresh where asking for it uses it up. */
  async row(kind: RowKind, actor: Actor, isFresh: boolean): Promise<number> {
    const maker =
      ['note', 'photo', 'picture', 'file'].includes(kind) && (actor === 'edit' || actor === 'admin') ? actor : 'owner';
    const key = `${kind} ${maker}`;
    const known = this.standing.get(key);
    if (known !== undefined && !isFresh) return known;
    const id = await this.makeRow(kind, this.people[maker].agent);
    if (!isFresh) this.standing.set(key, id);
    return id;
  }

  /** Sends a file in place of a body. */
  static fileOf(type: 'image/png' | 'application/octet-stream'): Buffer {
    return type === 'image/png' ? PNG : Buffer.from(MARK);
  }

  private async makeRow(kind: RowKind, agent: Agent): Promise<number> {
    this.made += 1;
    const add = async (path: string, body: object): Promise<number> => {
      const answer = await agent.post(`/api${path}`).send(body);
      if (answer.status !== 201) throw new Error(`${kind}: ${answer.text}`);
      return answer.body.id;
    };
    const inJob = (path: string, body: object) => add(`/projects/${this.job}${path}`, body);
    switch (kind) {
      case 'owner':
        return this.people.owner.user.id;
      case 'session':
        return this.secondSession();
      case 'member':
      case 'share':
        return this.newMember(kind === 'share');
      case 'invitation':
        return add('/team/invitations', { email: `mate${this.made}@example.nz` });
      case 'companyImport':
        return this.companyImport();
      case 'accountExport':
        return add('/account/exports', {});
      case 'client':
        return add('/clients', { name: MARK, contact: MARK });
      case 'contact':
      case 'site':
        return add(`/clients/${await this.row('client', 'owner', false)}/${kind}s`, { name: MARK });
      case 'link':
        return add('/portal-links', { clientId: await this.row('client', 'owner', false), label: MARK });
      case 'letter':
        return this.letter();
      case 'paperMail':
        return this.paperMail();
      case 'project':
        return add('/projects', { name: MARK });
      case 'note':
        return inJob('/notes', { text: MARK });
      case 'task':
        return inJob('/tasks', { title: MARK });
      case 'photo':
        return inJob('/photos', { caption: MARK, contentType: 'image/png', size: PNG.length, width: 1, height: 1 });
      case 'picture':
        return this.picture(agent, await this.makeRow('photo', agent));
      case 'file':
        return this.file(agent);
      case 'entry':
        return add('/time-entries', { ...HOUR, projectId: this.job });
      case 'siteDay':
        return this.siteDay(agent);
      case 'invoice':
        return add('/invoices', {
          clientId: await this.row('client', 'owner', false),
          status: 'draft',
          subtotal: '10.00',
          notes: MARK,
        });
      case 'creditNote':
        return add(`/invoices/${await this.issued(agent)}/credit-note`, { reason: MARK });
      case 'payment':
        return this.payment(agent);
      case 'retention':
        return add('/retentions', { projectId: await this.makeRow('project', agent), rate: '5.00', notes: MARK });
      case 'claim':
        return this.claim(agent);
      case 'bankImport':
        return this.statement(agent);
      case 'bankLine':
        await this.statement(agent);
        return (await agent.get('/api/bank-lines').query({ limit: 1 }).expect(200)).body.items[0].id;
      case 'quote':
        return add('/quotes', { clientId: await this.row('client', 'owner', false), title: MARK, lines: [LINE] });
      case 'template':
        return add('/quote-templates', { name: MARK, lines: [LINE] });
      case 'recurring':
        return add('/recurring-invoices', {
          clientId: await this.row('client', 'owner', false),
          lines: [LINE],
          every: 'monthly',
          nextDay: FAR_DAY,
          notes: MARK,
        });
      case 'measurement':
        return add('/measurements', { name: MARK, length: '2.4', unit: 'm' });
      case 'toolResult':
        return add('/tool-results', {
          tool: 'concrete',
          title: MARK,
          answers: [{ label: 'Volume', value: '2.40' }],
          takenAt: '2026-03-02T20:00:00Z',
        });
      case 'estimate':
        return add('/estimates', { name: MARK, projectId: this.job });
      case 'estimateLink':
        return add(`/estimates/${await this.row('estimate', 'owner', false)}/links`, {});
      case 'priceBook':
        return add('/price-books', { name: MARK });
      case 'supplier':
        return add('/suppliers', { name: MARK });
      case 'server':
        return this.server();
      case 'clientError':
        return this.clientError();
      case 'backup':
        return this.failedBackup();
      case 'notice':
        return (await this.people.view.agent.get('/api/notifications').expect(200)).body.items[0].id;
    }
  }

  /** As if another process ran. */
  private async server(): Promise<number> {
    const now = new Date();
    const facts = {
      uid: randomUUID(),
      name: 'dwang-jobs',
      role: 'Area jobs',
      host: 'elsewhere',
      pid: 1,
      node: '20',
      db: 'MySQL',
    };
    const load = { cpu: 1, memory: 1, disk: 1, residentMb: 1, startedAt: now, beatAt: now, lines: '[]' };
    const { identifiers } = await this.test.db.manager.insert('server_processes', { ...facts, ...load });
    return Number(identifiers[0]?.id);
  }

  private async clientError(): Promise<number> {
    const now = new Date();
    const counts = { times: 1, people: 0, companies: 0, versions: '[]', state: 'open' };
    const row = { faultKey: randomUUID(), message: 'The wall fell down', stack: '', place: '/jobs', firstAt: now, lastAt: now };
    const { identifiers } = await this.test.db.manager.insert('client_faults', { ...row, ...counts });
    return Number(identifiers[0]?.id);
  }

  private async failedBackup(): Promise<number> {
    const now = new Date();
    const nothing = { size: 0, rows: 0, files: 0, verifiedAt: null, places: '', reason: 'no room' };
    const row = { ...nothing, at: now, aliveAt: now, type: 'auto', status: 'failed', fileName: 'none.dwang-backup' };
    const { identifiers } = await this.test.db.manager.insert('backups', row);
    return Number(identifiers[0]?.id);
  }

  /** As if it was begun while the company was still empty. */
  private async companyImport(): Promise<number> {
    const { user } = this.people.owner;
    const now = new Date();
    const facts = { companyId: user.company.id, userId: user.id, status: 'uploading', fileName: MARK, size: 100, problem: '' };
    const row = { ...facts, nextPiece: 0, tables: [], createdAt: now, updatedAt: now };
    const { identifiers } = await this.test.db.manager.insert('company_imports', row);
    return Number(identifiers[0]?.id);
  }

  private async issued(agent: Agent): Promise<number> {
    const clientId = await this.row('client', 'owner', false);
    return (await agent.post('/api/invoices').send({ clientId, subtotal: '10.00', notes: MARK }).expect(201)).body.id;
  }

  private async payment(agent: Agent): Promise<number> {
    const path = `/api/invoices/${await this.issued(agent)}/payments`;
    return (await agent.post(path).send({ amount: '1.00', notes: MARK }).expect(201)).body.payments[0].id;
  }

  private async claim(agent: Agent): Promise<number> {
    const path = `/api/invoices/${await this.makeRow('invoice', agent)}/payment-claim`;
    return (await agent.put(path).send({ contract: MARK, work: MARK }).expect(200)).body.id;
  }

  private async statement(agent: Agent): Promise<number> {
    const sent = agent.post('/api/bank-imports').query({ dryRun: false }).set('content-type', 'application/octet-stream');
    const text = `Date,Amount,Payee,Reference\n03/03/2026,${this.made}.25,${MARK},${MARK}`;
    return (await sent.send(Buffer.from(text)).expect(200)).body.importId;
  }

  /** Written as if this server sent e-mail. */
  private async letter(): Promise<number> {
    const { user } = this.people.owner;
    const facts = { companyId: user.company.id, userId: user.id, subject: MARK, text: MARK, origin: '', total: 0, optedOut: 0 };
    const { identifiers } = await this.test.db.manager.insert('mailings', { ...facts, createdAt: new Date(), doneAt: null });
    return Number(identifiers[0]?.id);
  }

  private async paperMail(): Promise<number> {
    const { user } = this.people.owner;
    const whose = { uid: randomUUID(), companyId: user.company.id, userId: user.id, kind: 'invoice', clientId: 1, quoteId: null };
    const letter = { address: 'client@example.nz', copies: [], subject: MARK, text: MARK, messageId: MARK };
    const state = { status: 'failed', reason: MARK, tries: 0, nextTryAt: new Date(), createdAt: new Date() };
    const days = { fromDay: null, toDay: null, triedAt: null, sentAt: null };
    const { identifiers } = await this.test.db.manager.insert('paper_mails', { ...whose, ...letter, ...state, ...days });
    return Number(identifiers[0]?.id);
  }

  private async secondSession(): Promise<number> {
    const { user, password, agent } = this.people.owner;
    await this.test.people.signIn(user.username, password);
    const { items } = (await agent.get('/api/auth/sessions').expect(200)).body;
    return items.find(({ isThisOne }: { isThisOne: boolean }) => !isThisOne).id;
  }

  private async newMember(isShared: boolean): Promise<number> {
    const { user } = await this.test.people.addMember(this.people.owner, 'contractor');
    if (isShared)
      await this.people.owner.agent.put(`/api/projects/${this.job}/members/${user.id}`).send({ level: 'edit' }).expect(200);
    return user.id;
  }

  private async picture(agent: Agent, id: number): Promise<number> {
    const path = `/api/projects/${this.job}/photos/${id}/content`;
    await agent.put(path).set('content-type', 'image/png').send(PNG).expect(200);
    return id;
  }

  private async file(agent: Agent): Promise<number> {
    const path = `/api/projects/${this.job}/files`;
    const sent = agent
      .post(path)
      .query({ name: `${MARK}.txt` })
      .set('content-type', 'application/octet-stream');
    return (await sent.send(Buffer.from(MARK)).expect(201)).body.id;
  }

  private async siteDay(agent: Agent): Promise<number> {
    const body = { projectId: this.job, userId: this.people.owner.user.id, note: MARK, days: [{ day: '2026-03-02' }] };
    return (await agent.post('/api/site-days').send(body).expect(201)).body.items[0].id;
  }
}
