import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createClient } from '@redis/client';

/** `REDIS_SERVER` names another program, such as that of Valkey. */
const PROGRAM = process.env.REDIS_SERVER ?? 'redis-server';

/** A Redis of one's own: a free port on the loopback, nothing kept. Stop it in `afterAll`. */
export class RedisServer {
  private child: ChildProcess | undefined;
  private readonly kill = () => this.child?.kill('SIGKILL');

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it again, empty, on the same port. */
  async start(): Promise<void> {
    const options = ['--bind', '127.0.0.1', '--port', String(this.port), '--save', '', '--appendonly', 'no'];
    const child = spawn(PROGRAM, options, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.child = child;
    process.once('exit', this.kill);
    await new Promise<void>((ready, reject) => {
      child.once('error', () =>
        reject(new Error(`There is no ${PROGRAM}. Install Redis or Valkey (Debian: apt-get install redis-server).`)),
      );
      child.once('exit', () => reject(new Error(`${PROGRAM} ended at once`)));
      let output = '';
      child.stdout?.on('data', (text) => {
        output += text;
        if (output.includes('Ready to accept connections')) ready();
      });
    });
  }

  /** Ends it as a power cut does. */
  async stop(): Promise<void> {
    const child = this.child;
    process.off('exit', this.kill);
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** It keeps its connections and answers nobody, until `thaw`. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** Writes to all channels that somebody listens to. */
  async say(text: string): Promise<void> {
    const client = createClient({ url: this.url });
    await client.connect();
    for (const channel of await client.pubSubChannels()) await client.publish(channel, text);
    await client.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
