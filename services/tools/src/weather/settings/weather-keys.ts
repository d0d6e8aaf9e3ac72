import { Database, Secrets } from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { WeatherSettingsRow } from './weather-settings.entity';

const placeOf = (companyId: number): string => `weather-key ${companyId}`;

/** The companies' keys at their weather provider, sealed while they are kept. */
@Injectable()
export class WeatherKeys implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Secrets) private readonly secrets: Secrets,
  ) {}

  /** Seals those that were kept before keys were sealed, in a process that holds the area's tables. */
  async onModuleInit(): Promise<void> {
    if (!this.db.dataSource.hasMetadata(WeatherSettingsRow)) return;
    const rows = await this.db.repo(WeatherSettingsRow).findBy({ apiKey: Not(IsNull()) });
    for (const { id, companyId, apiKey } of rows) {
      if (apiKey === null || this.secrets.isSealed(apiKey)) continue;
      await this.db.repo(WeatherSettingsRow).update({ id, apiKey }, { apiKey: this.seal(companyId, apiKey) });
    }
  }

  seal(companyId: number, key: string): string {
    return this.secrets.seal(key, placeOf(companyId));
  }

  /** Null when there is none, or when it cannot be opened any more and must be entered again. */
  open({ companyId, apiKey }: Pick<WeatherSettingsRow, 'companyId' | 'apiKey'>): string | null {
    return apiKey === null ? null : this.secrets.open(apiKey, placeOf(companyId));
  }
}
