import { Module } from '@nestjs/common';
import { Measurements } from './measurements/measurements.service';

@Module({ providers: [Measurements], exports: [Measurements] })
export class ToolsCoreModule {}
