import { Controller, Get, Inject } from '@nestjs/common';
import { z } from 'zod';
import { NotCounted, Public } from '../access/access.decorators';
import { AppError } from '../errors/app-errors';
import { Answers } from '../http/answers.decorator';
import { RedisLink } from '../redis/redis-link';
import { WriteCheck } from './write-check';

const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });
const Ready = Health.extend({
  /** Where there is a Redis. While it is away this process serves as well, but tells other processes' tabs of a change only later. */
  redis: z.enum(['ok', 'away']).optional(),
}).meta({ id: 'Ready' });

/** `health` is the process alone; `ready` also writes to the database. Migrations are done before either answers. */
@Controller()
@Public()
@NotCounted()
export class HealthController {
  constructor(
    @Inject(WriteCheck) private readonly writes: WriteCheck,
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
    if (!(await this.writes.isWritable())) {
      throw new AppError(503, 'SERVER.NOT_READY', 'The database takes no writes', { headers: { 'retry-after': '5' } });
    }
    return { status: 'ok', ...(this.redis ? { redis: this.redis.isUp ? 'ok' : 'away' } : {}) };
  }
}
