import { Module } from '@nestjs/common';
import { Layouts } from './layout/layouts.service';

@Module({ providers: [Layouts], exports: [Layouts] })
export class DashboardCoreModule {}
