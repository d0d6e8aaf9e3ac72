import { Module } from '@nestjs/common';
import { DashboardCoreModule } from './dashboard.core.module';
import { LayoutController } from './layout/layout.controller';

@Module({ imports: [DashboardCoreModule], controllers: [LayoutController] })
export class DashboardHttpModule {}
