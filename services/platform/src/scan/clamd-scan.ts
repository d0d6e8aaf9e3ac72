import { connect, type NetConnectOpts } from 'node:net';
import { Readable } from 'node:stream';
import { MalwareScan } from './malware-scan';

/** Without a byte for so long it is given up, in milliseconds. A large archive takes its time. */
const PATIENCE_MS = 30_000;
const PIECE = 64 * 1024;
const LONGEST_REPLY = 4096;

const HUNG_UP = 'clamd hung up before it had read everything; its StreamMaxLength may be less than MAX_UPLOAD_MB';
const isHangUp = (fault: NodeJS.ErrnoException | null) => fault === null || ['EPIPE', 'ECONNRESET'].includes(fault.code ?? '');

/** Asks clamd, the daemon of ClamAV, by its INSTREAM command. Source: clamd(8), "COMMANDS". */
export class ClamdScan extends MalwareScan {
  private readonly place: NetConnectOpts;

  /** `address`: `host:port`, or the path of its socket. */
  constructor(
    address: string,
    private readonly patience = PATIENCE_MS,
  ) {
    super();
    this.place = placeOf(address);
  }

  async find(content: Buffer): Promise<string | null> {
    const reply = await this.ask(instream(content));
    if (reply === 'stream: OK') return null;
    const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
    if (!found) throw new Error(`clamd answers: ${reply}`);
    return found;
  }

  /** Throws when it does not answer; for whoever only looks. */
  async check(): Promise<void> {
    const reply = await this.ask([Buffer.from('zPING\0')]);
    if (reply !== 'PONG') throw new Error(`clamd answers: ${reply}`);
  }

  /** It may answer before everything was sent, as for what is too large for it, and hang up: the answer counts then. */
  private ask(parts: Iterable<Buffer>): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.place);
      const source = Readable.from(parts);
      let reply = '';
      let fault: NodeJS.ErrnoException | null = null;
      const isWhole = () => reply.includes('\0');
      socket.setTimeout(this.patience, () => socket.destroy(new Error('clamd did not answer in time')));
      socket.on('data', (piece) => {
        reply += piece.toString('utf8');
        if (isWhole() || reply.length > LONGEST_REPLY) socket.destroy();
      });
      socket.on('error', (error) => {
        fault = error;
      });
      socket.on('close', () => {
        source.destroy();
        if (isWhole()) resolve(reply.slice(0, reply.indexOf('\0')).trim());
        else reject(isHangUp(fault) ? new Error(HUNG_UP) : fault);
      });
      source.pipe(socket, { end: false });
    });
  }
}

/** The content in pieces, each with its length before it; a length of nothing ends it. */
function* instream(content: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < content.length; at += PIECE) {
    const piece = content.subarray(at, at + PIECE);
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function placeOf(address: string): NetConnectOpts {
  if (address.startsWith('/')) return { path: address };
  const [, host = '', port] = /^(.+):(\d+)$/.exec(address) ?? [];
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
