import type { LiveEvent } from '@dwang/contracts';
import {
  ENV,
  type Env,
  EventStream,
  LiveEvents,
  type LiveMessage,
  mayHear,
  SCOPE_RESOLVER,
  type Scope,
  type ScopedRequest,
  type ScopeResolver,
  TooMany,
} from '@dwang/platform';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

const BEAT_SECONDS = 25;
/** One browser needs one stream, however many tabs it has. */
const MAX_PER_USER = 12;
const RETRY_SECONDS = 60;
/** In a process of its own an area cannot ask again who a stream belongs to: the browser comes back with the gateway's fresh word. */
const MAX_MINUTES_APART = 5;

interface Listener {
  stream: EventStream<LiveEvent>;
  request: ScopedRequest;
  scope: Scope;
  since: number;
}

/** The open streams of this process: who hears what, and when a stream must end. */
@Injectable()
export class LiveStreams implements OnModuleInit, OnModuleDestroy {
  private readonly listeners = new Set<Listener>();
  private beats: NodeJS.Timeout | undefined;
  private unsubscribe = (): void => undefined;
  private isStopping = false;

  constructor(
    @Inject(LiveEvents) private readonly live: LiveEvents,
    @Inject(SCOPE_RESOLVER) private readonly resolver: ScopeResolver,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.unsubscribe = this.live.subscribe((message) => this.tell(message));
    const apart = Math.min(BEAT_SECONDS, this.env.AREA_TIMEOUT_SECONDS / 2);
    const seconds = this.env.RUN_AREA ? apart : BEAT_SECONDS;
    this.beats = setInterval(() => void this.beat(), seconds * 1000).unref();
  }

  /** Before the server closes: an open stream would keep it waiting. */
  onModuleDestroy(): void {
    this.isStopping = true;
    clearInterval(this.beats);
    this.unsubscribe();
    for (const { stream } of this.listeners) stream.end();
  }

  /** Opens a stream for the caller. Throws `TooMany` beyond 12 of one user. */
  open(scope: Scope, request: ScopedRequest, reply: FastifyReply): void {
    const ofUser = [...this.listeners].filter((one) => one.scope.userId === scope.userId).length;
    if (ofUser >= MAX_PER_USER) throw new TooMany('Too many open connections of this account', RETRY_SECONDS);
    const listener = { stream: new EventStream<LiveEvent>(reply), request, scope, since: Date.now() };
    this.listeners.add(listener);
    listener.stream.open(() => this.listeners.delete(listener));
    if (this.isStopping) listener.stream.end();
  }

  /** Sends a beat to all, and ends the streams whose session has ended. */
  async beat(): Promise<void> {
    await Promise.all([...this.listeners].map((listener) => this.keepOrEnd(listener)));
  }

  private tell(message: LiveMessage): void {
    for (const listener of this.listeners) {
      if (!mayHear(listener.scope, message)) continue;
      const { event } = message;
      if (event.type === 'changed' && event.tags.includes('Session')) void this.keepOrEnd(listener);
      listener.stream.send(event);
    }
  }

  private async keepOrEnd(listener: Listener): Promise<void> {
    const scope = await this.scopeNow(listener).catch(() => listener.scope);
    if (!scope) return listener.stream.end();
    listener.scope = scope;
    listener.stream.beat();
  }

  private async scopeNow({ request, scope, since }: Listener): Promise<Scope | null> {
    if (!this.env.RUN_AREA) return this.resolver.resolve(request);
    return Math.abs(Date.now() - since) < MAX_MINUTES_APART * 60_000 ? scope : null;
  }
}
