import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AskedModel {
  authorization: string | undefined;
  body: { model: string; stream?: boolean; messages: { role: string; content: string }[] };
}

/** How the stand-in answers a question with `stream`: pieces, and what comes after them. */
export interface ToldPieces {
  pieces: string[];
  /** `stop`: the answer is whole. `break`: the line breaks. `wait`: nothing more comes, until `release`. */
  end: 'stop' | 'break' | 'wait' | 'length';
}

/** A local server that speaks OpenAI's `chat/completions`, in one piece and as a stream. It answers with whatever the test has put there. */
export class ChatCompletionsStandIn {
  readonly asked: AskedModel[] = [];
  /** How many streams the asker has left before their end. */
  left = 0;
  told: ToldPieces | number = { pieces: [], end: 'stop' };
  whole: unknown = null;
  private readonly server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const body = JSON.parse(text) as AskedModel['body'];
      this.asked.push({ authorization: request.headers.authorization, body });
      if (body.stream) this.stream(response);
      else this.answer(response);
    });
  });
  private heardLeaving = () => undefined as unknown;

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1/chat/completions`;
  }

  /** When the asker has left a stream before its end. */
  hasLeft(): Promise<void> {
    return this.left > 0 ? Promise.resolve() : new Promise((resolve) => (this.heardLeaving = () => resolve()));
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer(response: ServerResponse): void {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify(this.whole) } }] }));
  }

  private stream(response: ServerResponse): void {
    if (typeof this.told === 'number') {
      response.writeHead(this.told, { 'content-type': 'application/json' }).end('{"error":{"message":"overloaded"}}');
      return;
    }
    const { pieces, end } = this.told;
    const chunk = (delta: object, finish: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.on('close', () => {
      if (response.writableEnded) return;
      this.left += 1;
      this.heardLeaving();
    });
    response.write(': keep-alive\n\n');
    chunk({ role: 'assistant', content: '' });
    for (const content of pieces) chunk({ content });
    if (end === 'wait') return;
    if (end === 'break') {
      response.destroy();
      return;
    }
    chunk({}, end);
    response.end('data: [DONE]\n\n');
  }
}
