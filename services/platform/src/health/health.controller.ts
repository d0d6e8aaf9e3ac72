import { Controller, Get, Inject } from '@nestjs/common';
import { z } from 'zod';
import { NotCounted, Public } from '../access/access.decorators';
import { Database } from '../data/database';
import { AppError } from '../errors/app-errors';
import { Answers } from '../http/answers.decorator';
import { RedisLink } from '../redis/redis-link';

const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });
const Ready = Health.extend({
  /** Where there is a Redis. While it is away this process serves as well, but tells other processes' tabs of a change only later. */
  redis: z.enum(['ok', 'away']).optional(),
}).meta({ id: 'Ready' });
const WAIT_MS = 2000;

/** `health` is the process alone; `ready` also asks the database. Migrations are done before either answers. */
@Controller()
@Public()
@NotCounted()
export class HealthController {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(RedisLink) private readonly redis: RedisLink | null,
  ) {}

  @Get('health')
  @Answers(Health)
  health() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Answers(Ready)
  async ready() {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), WAIT_MS).unref());
    try {
      await Promise.race([this.db.dataSource.query('SELECT 1'), late]);
    } catch {
      throw new AppError(503, 'SERVER.NOT_READY', 'The database does not answer', { headers: { 'retry-after': '5' } });
    }
    return { status: 'ok', ...(this.redis ? { redis: this.redis.isUp ? 'ok' : 'away' } : {}) };
  }
}
