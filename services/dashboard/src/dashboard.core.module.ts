import { Module } from '@nestjs/common';
import { Layouts } from './layout/layouts.service';
import { LiveStreams } from './live/live-streams';

const services = [Layouts, LiveStreams];

@Module({ providers: services, exports: services })
export class DashboardCoreModule {}
