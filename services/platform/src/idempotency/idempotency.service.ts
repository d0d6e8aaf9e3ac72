import { ErrorCode } from '@dwang/contracts';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { Database } from '../data/database';
import { isUniqueViolation } from '../data/database-errors';
import { ENV, type Env } from '../env/env.schema';
import { AppError } from '../errors/app-errors';
import { IdempotencyKey } from './idempotency-key.entity';

export interface WriteRequest {
  userId: number;
  key: string;
  hash: string;
}

export interface WriteAnswer {
  status: number;
  body: unknown;
  isReplayed: boolean;
}

const PURGE_EVERY_MS = 6 * 3600 * 1000;
const DAY_MS = 24 * 3600 * 1000;

/** Runs a write once per key, however often it is sent, and gives every sender the first answer. */
@Injectable()
export class Idempotency implements OnModuleInit, OnApplicationShutdown {
  private readonly running = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.purge().catch(() => undefined), PURGE_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Drops keys older than the setting says. */
  async purge(now = new Date()): Promise<void> {
    const before = new Date(now.getTime() - this.env.IDEMPOTENCY_KEEP_DAYS * DAY_MS);
    await this.db.repo(IdempotencyKey).delete({ createdAt: LessThan(before) });
  }

  /** Drops the kept answers of people who have left. */
  async forget(userIds: readonly number[]): Promise<void> {
    await this.db.repo(IdempotencyKey).delete({ userId: In([...userIds]) });
  }

  async run(request: WriteRequest, work: () => Promise<{ status: number; body: unknown }>): Promise<WriteAnswer> {
    const name = `${request.userId}:${request.key}`;
    if (this.running.has(name)) throw stillRunning();
    this.running.add(name);
    try {
      return (await this.stored(request)) ?? (await this.first(request, work));
    } finally {
      this.running.delete(name);
    }
  }

  /** The row is inserted first: another process with the same key waits at the unique key until this one has committed. */
  private async first(request: WriteRequest, work: () => Promise<{ status: number; body: unknown }>): Promise<WriteAnswer> {
    try {
      return await this.db.tx(async () => {
        const row = { userId: request.userId, requestKey: request.key, requestHash: request.hash, createdAt: new Date() };
        await this.claim(row);
        const answer = await work();
        const body = answer.body === undefined ? null : JSON.stringify(answer.body);
        const place = { userId: request.userId, requestKey: request.key };
        await this.db.repo(IdempotencyKey).update(place, { status: answer.status, body });
        return { ...answer, isReplayed: false };
      });
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error;
      const stored = await this.stored(request);
      if (!stored) throw stillRunning();
      return stored;
    }
  }

  private async claim(row: Omit<IdempotencyKey, 'id' | 'status' | 'body'>): Promise<void> {
    try {
      await this.db.repo(IdempotencyKey).insert(row);
    } catch (error) {
      throw isUniqueViolation(error) ? new KeyTaken() : error;
    }
  }

  private async stored(request: WriteRequest): Promise<WriteAnswer | null> {
    const row = await this.db.repo(IdempotencyKey).findOneBy({ userId: request.userId, requestKey: request.key });
    if (!row || row.status === null) return null;
    if (row.requestHash !== request.hash) {
      throw new AppError(422, ErrorCode.keyReused, 'This Idempotency-Key was already used for another request');
    }
    return { status: row.status, body: row.body === null ? undefined : JSON.parse(row.body), isReplayed: true };
  }
}

class KeyTaken extends Error {}

const stillRunning = () =>
  new AppError(409, ErrorCode.keyRunning, 'This request is still being worked on', { headers: { 'retry-after': '1' } });
