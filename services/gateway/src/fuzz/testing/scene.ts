import type { TestApp } from '@dwang/testing/services';
import { World } from '../../access-matrix/testing/world';
import type { Outside } from './outside';
import type { ValueName, Who } from './sample';
import { VALUES } from './values';
import type { Maker } from './values/value';

const ROW_OF_FIELD: Readonly<Record<string, ValueName>> = {
  client: 'someClient',
  project: 'job',
  invoice: 'issuedInvoice',
  quote: 'quote',
  estimate: 'estimate',
  user: 'mate',
};

/** The people who ask, and the rows and secrets that requests are about; each is made when a request first needs it. */
export class Scene implements Maker {
  private readonly values = new Map<string, Promise<unknown>>();

  private constructor(
    readonly test: TestApp,
    readonly outside: Outside,
    public world: World,
  ) {}

  static async make(test: TestApp, outside: Outside): Promise<Scene> {
    return new Scene(test, outside, await World.make(test));
  }

  /** What was made may have been used up: the next request finds it anew. */
  forget(): void {
    this.values.clear();
  }

  /** Other people, of another company. */
  async renew(): Promise<void> {
    this.world = await World.make(this.test);
    this.forget();
  }

  /** The cookie that somebody's requests carry. */
  cookieOf(who: Who): Record<string, string> {
    return who === 'nobody' ? {} : { cookie: this.world.people[who].cookie };
  }

  value<Value = number>(name: ValueName): Promise<Value> {
    const known = this.values.get(name) ?? this.make(name);
    this.values.set(name, known);
    return known as Promise<Value>;
  }

  private async make(name: ValueName): Promise<unknown> {
    const own = VALUES[name];
    const value = own ? await own(this) : await this.world.row(name as Parameters<World['row']>[0], 'owner', true);
    if (value === undefined) throw new Error(`Nothing is made as ${name}`);
    return value;
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers of any route
  async write(path: string, body: object = {}, method: 'post' | 'put' | 'patch' = 'post'): Promise<any> {
    const answer = await this.world.people.owner.agent[method](`/api${path}`).send(body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer.body;
  }

  /** Fills `{name}` in, in part of an address or a header. */
  fill(text: string): Promise<string> {
    return replaced(text, /\{(\w+)\}/g, async ([, name = '']) => String(await this.value(name)));
  }

  /** The same in a body: a whole text of its JSON may stand for a number or an object, the whole body for a file. Small made-up ids are those of rows that are there. */
  async fillJson(text: string): Promise<string | Buffer> {
    const whole = /^\{(\w+)\}$/.exec(text)?.[1] ?? '';
    if (whole in VALUES) return this.value<Buffer>(whole);
    const named = await replaced(text, /"\{(\w+)\}"/g, async ([whole, name = '']) =>
      name in VALUES ? JSON.stringify(await this.value(name)) : whole,
    );
    return replaced(named, /"(client|project|invoice|quote|estimate|user)Id":[1-4](?!\d)/g, async ([, field = '']) => {
      return `"${field}Id":${await this.value(ROW_OF_FIELD[field] ?? '')}`;
    });
  }
}

async function replaced(text: string, pattern: RegExp, by: (match: RegExpMatchArray) => Promise<string>): Promise<string> {
  const matches = [...text.matchAll(pattern)];
  const parts: string[] = [];
  // One after the other: two of a row's parts are made once.
  for (const match of matches) parts.push(await by(match));
  return matches.reduceRight(
    (all, match, index) => all.slice(0, match.index) + parts[index] + all.slice(match.index + match[0].length),
    text,
  );
}
