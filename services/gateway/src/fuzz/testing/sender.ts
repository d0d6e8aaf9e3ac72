import { faultOf } from './faults-of';
import type { Operation } from './operations';
import type { Asked } from './request';
import type { ValueName } from './sample';
import type { Scene } from './scene';

/** Sends requests with what stands for their `{name}`s, and counts the answers. */
export class Sender {
  /** Per route, how often each status was answered. */
  readonly answers = new Map<string, Map<number, number>>();
  /** Per route, why its right request was refused when it was sent last. */
  readonly refusals = new Map<string, string>();

  constructor(private readonly scene: Scene) {}

  /** Throws where the answer is a fault of ours. */
  async send(operation: Operation, asked: Asked): Promise<void> {
    const { status, text } = await this.ask(operation, asked);
    if (!asked.isRight) return;
    if (status < 400) return void this.refusals.delete(operation.name);
    // What was done before may stand in its way: a closed job, a full list.
    if (this.isTaken(operation.name) || !this.refusals.has(operation.name)) await this.scene.renew();
    if (this.refusals.has(operation.name)) return;
    this.refusals.set(operation.name, `${status} ${text.slice(0, 300)}`);
    await this.send(operation, asked);
  }

  isTaken(name: string): boolean {
    return [...(this.answers.get(name)?.keys() ?? [])].some((status) => status < 400);
  }

  /** How often a route gave which answer. */
  told(name: string): string {
    const counts = [...(this.answers.get(name) ?? [])].sort(([one], [other]) => one - other);
    return counts.map(([status, count]) => `${status} × ${count}`).join(', ');
  }

  private async ask(operation: Operation, asked: Asked): Promise<{ status: number; text: string }> {
    const { url, headers, body } = await this.filledOrAnew(operation, asked);
    const answer = await fetch(url, {
      method: asked.method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    const type = answer.headers.get('content-type') ?? '';
    const text = type.startsWith('text/event-stream') ? '' : await answer.text();
    await answer.body?.cancel().catch(() => undefined);
    this.note(operation.name, answer.status);
    await this.afterwards(asked, answer.status);
    const fault = faultOf(answer.status, type, text);
    if (fault) throw new Error(fault);
    return { status: answer.status, text };
  }

  private async afterwards({ method, who }: Asked, status: number): Promise<void> {
    if (method !== 'GET' && status < 400) this.scene.forget();
    if (who !== 'nobody' && status === 401) await this.renewPeople();
  }

  /** Somebody who has closed a job, or changed a password on the way, makes no more rows: others take over. */
  private async filledOrAnew(operation: Operation, asked: Asked): ReturnType<Sender['filled']> {
    try {
      return await this.filled(operation, asked);
    } catch {
      await this.scene.renew();
      return this.filled(operation, asked);
    }
  }

  private async filled({ right, sample }: Operation, { who, address, headers, body }: Asked) {
    const { scene } = this;
    const known: Record<string, ValueName> = { id: right.row ?? 'job', userId: right.row ?? 'job', ...sample.at };
    const named = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${known[name] ?? name}}`);
    const ready = typeof body === 'string' ? await scene.fillJson(body) : body;
    const own = await Promise.all(Object.entries(headers).map(async ([name, text]) => [name, await scene.fill(text)]));
    const signed = sample.signs?.(String(ready ?? '')) ?? {};
    return {
      url: `${scene.test.url}${await scene.fill(named)}`,
      headers: { ...scene.cookieOf(who), ...Object.fromEntries(own), ...signed } as Record<string, string>,
      body: ready,
    };
  }

  private note(name: string, status: number): void {
    const counts = this.answers.get(name) ?? new Map<number, number>();
    this.answers.set(name, counts.set(status, (counts.get(status) ?? 0) + 1));
  }

  /** Everybody anew, with rows of their own, once somebody has lost their session. */
  private async renewPeople(): Promise<void> {
    const people = Object.values(this.scene.world.people);
    const answers = await Promise.all(people.map(({ agent }) => agent.get('/api/auth/user')));
    if (answers.some(({ status }) => status !== 200)) await this.scene.renew();
  }
}
