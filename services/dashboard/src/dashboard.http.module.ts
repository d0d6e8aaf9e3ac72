import { Module } from '@nestjs/common';
import { DashboardCoreModule } from './dashboard.core.module';
import { LayoutController } from './layout/layout.controller';
import { LiveController } from './live/live.controller';

@Module({ imports: [DashboardCoreModule], controllers: [LayoutController, LiveController] })
export class DashboardHttpModule {}
