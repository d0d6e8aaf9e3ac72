import { Passwords } from '@dwang/identity';
import type { TestApp } from '@dwang/testing/services';
import fc from 'fast-check';
import { WEEK } from '../../access-matrix/testing/rights';
import { World } from '../../access-matrix/testing/world';
import { type Asked, asked } from './asked';
import { faultOf } from './faults-of';
import { type ApiDocument, type Operation, readDocument } from './operations';

/** What may take the session of who asks, or the account itself. */
const TOUCHES_PEOPLE = /\/api\/(auth|account|company|team|admin)/;

/** Sends made-up requests to every route as everybody who could ask, and keeps in mind what was answered. */
export class Fuzzer {
  readonly faults: string[] = [];
  /** Per route, how often each status was answered. */
  readonly answers = new Map<string, Map<number, number>>();

  private constructor(
    private readonly test: TestApp,
    private readonly document: ApiDocument,
    private world: World,
  ) {}

  /** For the routes alone whose method and address hold `part`, where it is given. */
  static async make(test: TestApp, part = ''): Promise<Fuzzer> {
    test.app.get(Passwords).cost = { memoryCost: 8, timeCost: 1 };
    const { operations, schemas } = await readDocument(test);
    const chosen = operations.filter(({ name }) => name.includes(part));
    return new Fuzzer(test, { operations: chosen, schemas }, await World.make(test));
  }

  get routes(): string[] {
    return this.document.operations.map(({ name }) => name);
  }

  /** Sends `runs` requests to each route; with a `seed` the same ones each time. A route is left at its first fault. */
  async run(runs: number, seed?: number): Promise<void> {
    for (const operation of this.document.operations) {
      const property = fc.asyncProperty(asked(operation, this.document.schemas), (one) => this.send(operation, one));
      const found = await fc.check(property, { numRuns: runs, endOnFailure: true, ...(seed === undefined ? {} : { seed }) });
      if (!found.failed) continue;
      const sent = JSON.stringify(found.counterexample?.[0]).slice(0, 1500);
      const why = found.errorInstance instanceof Error ? found.errorInstance.message : String(found.errorInstance);
      this.faults.push(`${operation.name}: ${why}\n  sent ${sent}\n  seed ${found.seed}, path ${found.counterexamplePath}`);
    }
  }

  private async send(operation: Operation, { who, method, address, headers, body }: Asked): Promise<void> {
    const url = `${this.test.url}${await this.filledOrAnew(operation, address)}`;
    const cookie: Record<string, string> = who === 'nobody' ? {} : { cookie: this.world.people[who].cookie };
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...cookie },
      redirect: 'manual',
      ...(body === undefined ? {} : { body: await this.withRows(body) }),
    });
    const type = answer.headers.get('content-type') ?? '';
    const text = type.startsWith('text/event-stream') ? '' : await answer.text();
    await answer.body?.cancel().catch(() => undefined);
    this.note(operation.name, answer.status);
    const isTouching = method !== 'GET' && answer.ok && TOUCHES_PEOPLE.test(operation.path);
    if (who !== 'nobody' && (isTouching || answer.status === 401)) await this.renewPeople();
    const fault = faultOf(answer.status, type, text);
    if (fault) throw new Error(fault);
  }

  /** Clients and jobs 1 to 4 of a body are those that are there: the people of today have other numbers than the first. */
  private async withRows(body: string | Buffer): Promise<string | Buffer> {
    if (typeof body !== 'string') return body;
    const client = await this.world.row('client', 'owner', false);
    return body
      .replaceAll(/"clientId":[1-4](?!\d)/g, `"clientId":${client}`)
      .replaceAll(/"projectId":[1-4](?!\d)/g, `"projectId":${this.world.job}`);
  }

  /** Somebody who has closed a job, or changed a password on the way, makes no more rows: others take over. */
  private async filledOrAnew(operation: Operation, address: string): Promise<string> {
    try {
      return await this.filled(operation, address);
    } catch {
      this.world = await World.make(this.test);
      return this.filled(operation, address);
    }
  }

  private async filled({ method, right }: Operation, address: string): Promise<string> {
    const { world } = this;
    const row = async () => (right.row ? await world.row(right.row, 'owner', method === 'DELETE') : world.job);
    const known: Record<string, () => Promise<number | string>> = {
      '{id}': row,
      '{userId}': row,
      '{projectId}': async () => world.job,
      '{clientId}': () => world.row('client', 'owner', false),
      '{week}': async () => WEEK,
      '{feature}': async () => 'sound',
    };
    const parts = address.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? (known[part]?.() ?? 'x') : part));
    return (await Promise.all(parts)).join('');
  }

  private note(name: string, status: number): void {
    const counts = this.answers.get(name) ?? new Map<number, number>();
    this.answers.set(name, counts.set(status, (counts.get(status) ?? 0) + 1));
  }

  /** Everybody anew, with rows of their own, once somebody has lost their session. */
  private async renewPeople(): Promise<void> {
    const people = Object.values(this.world.people);
    const answers = await Promise.all(people.map(({ agent }) => agent.get('/api/auth/user')));
    if (answers.some(({ status }) => status !== 200)) this.world = await World.make(this.test);
  }
}
