import { ENV, type Env, Log } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';
import { LanguageModel, ModelFailure, type ModelQuestion } from './language-model';

const TIMEOUT_MS = 5_000;
const MAX_CHARACTERS = 100_000;
const DONE = '[DONE]';

const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const Chunk = z.object({
  choices: z.array(
    z.object({ delta: z.object({ content: z.string().nullish() }).nullish(), finish_reason: z.string().nullish() }),
  ),
});

/** Any server that speaks OpenAI's `chat/completions` (`LLM_URL`, `LLM_API_KEY`, `LLM_MODEL`). The address never comes from a request. */
@Injectable()
export class ChatCompletionsModel extends LanguageModel {
  /** Milliseconds to wait for the next piece of a text, and for all of it. */
  patience = { piece: 10_000, whole: 60_000 };

  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(Log) private readonly log: Log,
  ) {
    super();
  }

  get isOn(): boolean {
    return this.env.LLM_URL !== undefined && this.env.LLM_MODEL !== undefined;
  }

  async ask(question: ModelQuestion): Promise<unknown> {
    if (!this.isOn) return null;
    try {
      const answer = await this.post(question, { response_format: { type: 'json_object' } }, AbortSignal.timeout(TIMEOUT_MS));
      const text = await answer.text();
      if (text.length > MAX_CHARACTERS) throw new Error('too long');
      return JSON.parse(Completion.parse(JSON.parse(text)).choices[0]?.message.content ?? 'null');
    } catch (error) {
      this.note(error);
      return null;
    }
  }

  async *tell(question: ModelQuestion, signal: AbortSignal): AsyncGenerator<string> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new DOMException('No piece in time', 'TimeoutError')), this.patience.piece);
    const until = AbortSignal.any([signal, silence.signal, AbortSignal.timeout(this.patience.whole)]);
    try {
      const { body } = await this.post(question, { stream: true }, until);
      if (!body) throw new Error('no body');
      for await (const text of pieces(body)) {
        timer.refresh();
        yield text;
      }
    } catch (error) {
      this.note(error);
      throw new ModelFailure(error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'failed');
    } finally {
      clearTimeout(timer);
      silence.abort();
    }
  }

  private async post({ sentence, instructions }: ModelQuestion, how: object, signal: AbortSignal): Promise<Response> {
    const messages = [
      { role: 'system', content: instructions },
      { role: 'user', content: sentence },
    ];
    const answer = await fetch(this.env.LLM_URL ?? '', {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...this.key() },
      body: JSON.stringify({ model: this.env.LLM_MODEL, temperature: 0, messages, ...how }),
      signal,
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`status ${answer.status}`);
    }
    return answer;
  }

  private note(error: unknown): void {
    this.log.write('warn', 'ai.no-answer', { reason: error instanceof Error ? error.name : 'unknown' });
  }

  private key(): Record<string, string> {
    return this.env.LLM_API_KEY ? { authorization: `Bearer ${this.env.LLM_API_KEY}` } : {};
  }
}

/** The pieces of a streamed answer. Throws when it ends without having said that it is whole, or goes on beyond all measure. */
async function* pieces(body: NonNullable<Response['body']>): AsyncGenerator<string> {
  let length = 0;
  for await (const { data } of body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())) {
    if (data === DONE) return;
    const [choice] = Chunk.parse(JSON.parse(data)).choices;
    const text = choice?.delta?.content ?? '';
    length += text.length;
    if (length > MAX_CHARACTERS) throw new Error('too long');
    if (text) yield text;
    if (choice?.finish_reason === 'stop') return;
    if (choice?.finish_reason) throw new Error(`ended by ${choice.finish_reason}`);
  }
  throw new Error('broke off');
}
