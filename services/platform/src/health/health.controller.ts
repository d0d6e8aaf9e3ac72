import { Controller, Get, Inject } from '@nestjs/common';
import { z } from 'zod';
import { NotCounted, Public } from '../access/access.decorators';
import { Database } from '../data/database';
import { AppError } from '../errors/app-errors';
import { Answers } from '../http/answers.decorator';

const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });
const WAIT_MS = 2000;

/** `health` is the process alone; `ready` also asks the database. Migrations are done before either answers. */
@Controller()
@Public()
@NotCounted()
export class HealthController {
  constructor(@Inject(Database) private readonly db: Database) {}

  @Get('health')
  @Answers(Health)
  health() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Answers(Health)
  async ready() {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), WAIT_MS).unref());
    try {
      await Promise.race([this.db.dataSource.query('SELECT 1'), late]);
    } catch {
      throw new AppError(503, 'SERVER.NOT_READY', 'The database does not answer', { headers: { 'retry-after': '5' } });
    }
    return { status: 'ok' };
  }
}
