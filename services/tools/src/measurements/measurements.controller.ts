import { CreateMeasurement, Id, Measurement, MeasurementListQuery, MeasurementPage, UpdateMeasurement } from '@dwang/contracts';
import { Answers, AnswersNothing, CurrentScope, type Scope } from '@dwang/platform';
import { Body, Controller, Delete, Get, Inject, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Measurements } from './measurements.service';

@Controller('measurements')
export class MeasurementsController {
  constructor(@Inject(Measurements) private readonly measurements: Measurements) {}

  @Get()
  @Answers(MeasurementPage)
  list(@CurrentScope() scope: Scope, @Query({ schema: MeasurementListQuery }) query: z.output<typeof MeasurementListQuery>) {
    return this.measurements.list(scope, query);
  }

  @Post()
  @Answers(Measurement, 201)
  create(@CurrentScope() scope: Scope, @Body({ schema: CreateMeasurement }) body: z.output<typeof CreateMeasurement>) {
    return this.measurements.create(scope, body);
  }

  @Get(':id')
  @Answers(Measurement)
  get(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.measurements.get(scope, id);
  }

  @Patch(':id')
  @Answers(Measurement)
  update(
    @CurrentScope() scope: Scope,
    @Param('id', { schema: Id }) id: number,
    @Body({ schema: UpdateMeasurement }) body: z.output<typeof UpdateMeasurement>,
  ) {
    return this.measurements.update(scope, id, body);
  }

  @Delete(':id')
  @AnswersNothing()
  remove(@CurrentScope() scope: Scope, @Param('id', { schema: Id }) id: number) {
    return this.measurements.remove(scope, id);
  }
}
