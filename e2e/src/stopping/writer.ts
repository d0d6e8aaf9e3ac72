import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

interface Write {
  name: string;
  key: string;
}

/** Makes clients over plain connections, each with a key of its own, and keeps in mind which were answered. */
export class Writer {
  readonly answered: Write[] = [];
  readonly unanswered: Write[] = [];
  /** Answers other than 2xx and "the server is stopping". */
  readonly faults: string[] = [];
  private isStopping = false;

  constructor(
    private readonly url: string,
    private readonly cookie: string,
  ) {}

  /** Writes one after the other until the server is gone. */
  async keepWriting(): Promise<void> {
    while (!this.isStopping) {
      const write = this.next();
      const status = await this.send(write).end.catch(() => 0);
      this.note(write, status);
      if (status === 0 || status === 503) return;
    }
  }

  /** For a test that has failed: writes no more. */
  stop(): void {
    this.isStopping = true;
  }

  /** A write whose head the server has taken and whose body it still waits for. */
  async begin(): Promise<{ finish: () => Promise<number> }> {
    const write = this.next();
    const { taken, end, sendBody } = this.send(write, true);
    await taken;
    return {
      finish: async () => {
        sendBody();
        const status = await end;
        this.note(write, status);
        return status;
      },
    };
  }

  /** Sends again what was not answered, with the same keys. */
  async sendAgain(): Promise<number[]> {
    return Promise.all(this.unanswered.map((write) => this.send(write).end));
  }

  private next = (): Write => ({ name: `Client ${randomUUID()}`, key: randomUUID() });

  private note(write: Write, status: number): void {
    if (status === 201) this.answered.push(write);
    else this.unanswered.push(write);
    if (![201, 503, 0].includes(status)) this.faults.push(`${status}`);
  }

  private send({ name, key }: Write, waits = false): { taken: Promise<void>; end: Promise<number>; sendBody: () => void } {
    const body = JSON.stringify({ name });
    const sent = request(`${this.url}/api/clients`, {
      method: 'POST',
      agent: false,
      headers: {
        cookie: this.cookie,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': key,
        'sec-fetch-site': 'same-origin',
        ...(waits ? { expect: '100-continue' } : {}),
      },
    });
    const end = new Promise<number>((resolve, reject) => {
      sent.once('error', reject);
      sent.once('response', (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', reject);
      });
    });
    const taken = new Promise<void>((resolve, reject) => {
      sent.once('continue', resolve);
      sent.once('error', reject);
    });
    taken.catch(() => undefined);
    if (waits) sent.flushHeaders();
    else sent.end(body);
    return { taken, end, sendBody: () => sent.end(body) };
  }
}
