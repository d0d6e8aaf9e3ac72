import { ENV, type Env, Log } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { LanguageModel, type ModelQuestion } from './language-model';

const TIMEOUT_MS = 5_000;
const MAX_CHARACTERS = 100_000;

const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

/** Any server that speaks OpenAI's `chat/completions` (`LLM_URL`, `LLM_API_KEY`, `LLM_MODEL`). The address never comes from a request. */
@Injectable()
export class ChatCompletionsModel extends LanguageModel {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(Log) private readonly log: Log,
  ) {
    super();
  }

  get isOn(): boolean {
    return this.env.LLM_URL !== undefined && this.env.LLM_MODEL !== undefined;
  }

  async ask({ sentence, instructions }: ModelQuestion): Promise<unknown> {
    if (!this.env.LLM_URL || !this.env.LLM_MODEL) return null;
    const messages = [
      { role: 'system', content: instructions },
      { role: 'user', content: sentence },
    ];
    try {
      const answer = await fetch(this.env.LLM_URL, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', ...this.key() },
        body: JSON.stringify({ model: this.env.LLM_MODEL, temperature: 0, response_format: { type: 'json_object' }, messages }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await answer.text();
      if (!answer.ok || text.length > MAX_CHARACTERS) throw new Error(`status ${answer.status}`);
      return JSON.parse(Completion.parse(JSON.parse(text)).choices[0]?.message.content ?? 'null');
    } catch (error) {
      this.log.write('warn', 'ai.no-answer', { reason: error instanceof Error ? error.name : 'unknown' });
      return null;
    }
  }

  private key(): Record<string, string> {
    return this.env.LLM_API_KEY ? { authorization: `Bearer ${this.env.LLM_API_KEY}` } : {};
  }
}
