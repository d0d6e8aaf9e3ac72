import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../infra/scripts/free-port.mjs';

const root = join(import.meta.dirname, '..', '..');
/** `SERVER_SCRIPT` names a copy, for long runs during which the server may be built anew. */
const SERVER = process.env.SERVER_SCRIPT ?? join(root, 'services/gateway/dist/main.mjs');

/** One running server of the built product with its own data folder. */
export class Gateway {
  private process: ChildProcess | null = null;
  private log = '';

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly env: Record<string, string>,
    private readonly script: string,
  ) {}

  /** Starts a server on a free port with an empty data folder; `env` adds to or replaces its settings, `script` is another copy of it. */
  static async start(env: Record<string, string> = {}, script = SERVER): Promise<Gateway> {
    const gateway = new Gateway(await freePort(), mkdtempSync(join(tmpdir(), 'dwang-e2e-')), env, script);
    await gateway.boot();
    return gateway;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Stops the process as a deployment would, and starts it again on the same data. */
  async restart(): Promise<void> {
    await this.halt();
    await this.boot();
  }

  /** Ends the process at once, as `kill -9` or a power cut does: nothing is finished or told. `boot` starts it again on the same data. */
  async kill(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await ended;
    this.process = null;
  }

  async stop(): Promise<void> {
    await this.halt();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async boot(): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', this.script], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        // All people of all journeys come from one network.
        RATE_LIMIT_PER_MINUTE: '100000',
        SIGN_IN_LIMIT_PER_MINUTE: '100000',
        WEATHER_PROVIDER: 'simulated',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (this.log = `${this.log}${chunk}`.slice(-20_000)));
    await this.waitUntilReady(child);
  }

  private async waitUntilReady(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + 180_000;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) break;
      const ready = await fetch(`${this.url}/api/ready`)
        .then((response) => response.ok)
        .catch(() => false);
      if (ready) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server did not become ready:\n${this.log}`);
  }

  /** Ends the process as a deployment would and keeps its data; answers its exit code. */
  async halt(): Promise<number | null> {
    const child = this.process;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    const code = await ended;
    this.process = null;
    return code;
  }
}
