import type { AdviceEvent } from '@dwang/contracts';
import { EventStream, Log, type Scope } from '@dwang/platform';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Advisor } from './advisor.service';

/** Advice that is shown as it is written. Who leaves, or stops it, stops the model. */
@Injectable()
export class AdviceStreams implements OnModuleDestroy {
  private readonly open = new Set<AbortController>();

  constructor(
    @Inject(Advisor) private readonly advisor: Advisor,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Before the server closes: an open stream would keep it waiting. */
  onModuleDestroy(): void {
    for (const abort of this.open) abort.abort();
  }

  /** Answers at once; the rest follows. */
  tell(scope: Scope, situation: string, reply: FastifyReply): void {
    const abort = new AbortController();
    const stream = new EventStream<AdviceEvent>(reply);
    this.open.add(abort);
    stream.open(() => abort.abort());
    void this.write(scope, situation, stream, abort.signal)
      .catch((error: unknown) => {
        this.log.fault(error, { at: 'advice-stream' });
        stream.send({ type: 'end', model: 'failed' });
      })
      .finally(() => {
        this.open.delete(abort);
        stream.end();
      });
  }

  private async write(scope: Scope, situation: string, stream: EventStream<AdviceEvent>, signal: AbortSignal): Promise<void> {
    const advice = this.advisor.ownAdvice(situation);
    stream.send({ type: 'advice', advice });
    const words = this.advisor.word(scope, situation, advice, signal);
    let said = await words.next();
    for (; !said.done; said = await words.next()) stream.send({ type: 'words', text: said.value });
    stream.send({ type: 'end', model: said.value });
  }
}
