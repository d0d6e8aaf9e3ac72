import { createServer, type Server, type Socket } from 'node:net';

/** What every scanner calls infected, in two parts, as scanners on the machines of engineers do so too. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Speaks clamd's `zPING` and `zINSTREAM`, finds EICAR, and keeps what it was sent. */
export class ClamdStandIn {
  readonly scanned: Buffer[] = [];
  /** Instead of looking: an error of its own, hanging up without a word, or never a word. */
  mood: 'well' | 'hangs-up' | 'silent' | `${string} ERROR` = 'well';
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
      this.hear(socket);
    });
  }

  /** On a free port, or on the socket of this path. */
  static async start(path?: string): Promise<ClamdStandIn> {
    const server = createServer();
    await new Promise<void>((resolve) => (path ? server.listen(path, resolve) : server.listen(0, '127.0.0.1', resolve)));
    return new ClamdStandIn(server);
  }

  get address(): string {
    const place = this.server.address();
    return typeof place === 'string' ? place : `127.0.0.1:${place?.port}`;
  }

  stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private hear(socket: Socket): void {
    let sent = Buffer.alloc(0);
    let isDone = false;
    socket.on('data', (piece) => {
      sent = Buffer.concat([sent, piece]);
      const answer = isDone || this.mood === 'silent' ? null : this.answer(sent);
      if (answer === null) return;
      isDone = true;
      if (this.mood === 'hangs-up') socket.destroy();
      else socket.end(`${answer}\0`);
    });
  }

  /** Null while more is to come. */
  private answer(sent: Buffer): string | null {
    const end = sent.indexOf(0);
    if (end < 0) return null;
    if (sent.subarray(0, end).toString() === 'zPING') return 'PONG';
    if (this.mood !== 'well') return this.mood;
    const content = contentOf(sent.subarray(end + 1));
    if (!content) return null;
    this.scanned.push(content);
    return content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
  }
}

/** What stands in the pieces; null until the one without length has come. */
function contentOf(pieces: Buffer): Buffer | null {
  const contents: Buffer[] = [];
  for (let at = 0; at + 4 <= pieces.length; ) {
    const length = pieces.readUInt32BE(at);
    if (length === 0) return Buffer.concat(contents);
    contents.push(pieces.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
