import { Body, Controller, Delete, Get, Inject, Injectable, Module, Param, Post, Query } from '@nestjs/common';
import { Entity, type MigrationInterface, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { AdministratorOnly, AllowRoles, Public } from '../access/access.decorators';
import { CurrentScope, type Scope } from '../access/scope';
import type { AreaDefinition } from '../app/area-definition';
import { IdColumn, instantColumn, moneyColumn, textColumn, wholeColumn } from '../data/columns';
import { Database } from '../data/database';
import { column, createTable } from '../data/table-builder';
import { AppError, Invalid, NotFound } from '../errors/app-errors';
import { Answers, AnswersNothing } from '../http/answers.decorator';

@Entity('probes')
export class Probe {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @textColumn(60) name!: string;
  @moneyColumn() cents!: number;
  @instantColumn() createdAt!: Date;
}

class CreateProbes1700000000000 implements MigrationInterface {
  readonly name = 'CreateProbes1700000000000';
  up(runner: QueryRunner): Promise<void> {
    const columns = [
      column.id(),
      column.whole('companyId'),
      column.text('name', 60),
      column.money('cents'),
      column.instant('createdAt'),
    ];
    return createTable(runner, { name: 'probes', columns, unique: [['companyId', 'name']] });
  }
  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable('probes');
  }
}

const NewProbe = z.object({
  name: z.string().min(1).max(60),
  cents: z.number().int().default(0),
  lines: z.array(z.object({ n: z.number() })).default([]),
});
const ProbeView = z.object({ id: z.number(), name: z.string() });
const ProbeQuery = z.strictObject({ q: z.string().optional() });

@Injectable()
export class Probes {
  constructor(@Inject(Database) private readonly db: Database) {}

  async create(companyId: number, name: string, cents = 0): Promise<Probe> {
    const row = { companyId, name, cents, createdAt: new Date() };
    return this.db.repo(Probe).save(this.db.repo(Probe).create(row));
  }
}

/** Small handlers that provoke what the platform must deal with. */
@Controller('probes')
class ProbesController {
  constructor(@Inject(Probes) private readonly probes: Probes) {}

  @Post()
  @Answers(ProbeView, 201)
  async create(@CurrentScope() scope: Scope, @Body({ schema: NewProbe }) body: z.output<typeof NewProbe>) {
    const row = await this.probes.create(scope.companyId, body.name, body.cents);
    await new Promise((resume) => setTimeout(resume, 20));
    if (body.name.startsWith('fails')) throw new Invalid('name', 'This name fails');
    if (body.name.startsWith('breaks')) throw new Error(`SELECT secret FROM 'vault' for ${scope.username}`);
    return row;
  }

  @Get()
  @Answers(z.object({ ok: z.boolean() }))
  list(@Query({ schema: ProbeQuery }) _: z.output<typeof ProbeQuery>) {
    return { ok: true, secret: 'not in the schema' };
  }

  @Get('owners')
  @AllowRoles('owner')
  @AnswersNothing()
  owners() {}

  @Get('administrators')
  @AdministratorOnly()
  @AnswersNothing()
  administrators() {}

  @Get('public')
  @Public()
  @AnswersNothing()
  public() {}

  @Get('never')
  @AnswersNothing()
  never() {
    return new Promise(() => undefined);
  }

  @Get('odd-answer')
  @Answers(ProbeView)
  oddAnswer() {
    return { id: 'not a number' };
  }

  @Get(':id')
  @Answers(ProbeView)
  read(@Param('id', { schema: z.coerce.number().int().positive() }) id: number) {
    if (id === 7) throw new AppError(503, 'PROBE.AWAY', 'Away', { headers: { 'retry-after': '9' } });
    throw new NotFound('Probe not found');
  }

  @Delete(':id')
  @AnswersNothing()
  remove() {}
}

@Module({ providers: [Probes], exports: [Probes] })
class ProbeCoreModule {}

@Module({ imports: [ProbeCoreModule], controllers: [ProbesController] })
class ProbeHttpModule {}

/** An area for tests of the platform alone. */
export const probeArea: AreaDefinition = {
  name: 'tools',
  prefixes: ['/probes'],
  entities: [Probe],
  migrations: [CreateProbes1700000000000],
  CoreModule: ProbeCoreModule,
  HttpModule: ProbeHttpModule,
};
