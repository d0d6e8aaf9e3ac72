import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ENV, type Env } from '../env/env.schema';
import { LiveBus } from '../live/live-bus';
import { Settings } from './settings.service';

const LOOK_EVERY = 5000;

/** Has every open tab read again what it shows of the settings: at once after a change here, within seconds after one in another process. */
@Injectable()
export class SettingsNews implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(Settings) private readonly settings: Settings,
    @Inject(LiveBus) private readonly bus: LiveBus,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.settings.now();
    const event = { type: 'changed' as const, tags: ['App', 'Setting'] };
    this.settings.onChange(() => this.bus.publish({ companyId: null, userId: 0, isPrivate: false, event }));
    if (this.env.NODE_ENV === 'test') return;
    this.timer = setInterval(() => void this.settings.now().catch(() => undefined), LOOK_EVERY).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
