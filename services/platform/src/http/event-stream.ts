import type { FastifyReply } from 'fastify';

/** Milliseconds after which a browser comes back when the stream breaks. */
const RETRY = 5000;
/** A reader that lets so many bytes pile up is not listening any more. */
const MAX_WAITING = 256 * 1024;

/** One open answer in the format of server-sent events, each of whose `data` lines holds one event as JSON. */
export class EventStream<Event extends object> {
  constructor(private readonly reply: FastifyReply) {}

  /** Takes the connection out of the framework's hands and sends the head. `onClose` is called once, whoever ends it. */
  open(onClose: () => void): void {
    this.reply.hijack();
    const { raw } = this.reply;
    // Whoever asked may have hung up before it came to this.
    if (raw.destroyed) {
      onClose();
      return;
    }
    raw.on('close', onClose);
    raw.on('error', () => raw.destroy());
    raw.writeHead(200, {
      ...(this.reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      // Otherwise the ended stream's connection would lie idle and keep the server from stopping.
      connection: 'close',
    });
    this.write(`retry: ${RETRY}\n\n`);
    this.beat();
  }

  send(event: Event): void {
    this.write(`data: ${JSON.stringify(event)}\n\n`);
  }

  /** Shows the browser, and every proxy between, that the line is alive. */
  beat(): void {
    this.write('event: beat\ndata: 1\n\n');
  }

  end(): void {
    this.reply.raw.end();
  }

  private write(text: string): void {
    const { raw } = this.reply;
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MAX_WAITING) raw.destroy();
  }
}
