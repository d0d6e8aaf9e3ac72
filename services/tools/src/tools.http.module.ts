import { Module } from '@nestjs/common';
import { MeasurementsController } from './measurements/measurements.controller';
import { ToolsCoreModule } from './tools.core.module';

@Module({ imports: [ToolsCoreModule], controllers: [MeasurementsController] })
export class ToolsHttpModule {}
