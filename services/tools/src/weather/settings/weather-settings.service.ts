import type { Region, UpdateWeatherSettings, WeatherProviderChoice, WeatherSettings } from '@dwang/contracts';
import { Database, ENV, type Env, isUniqueViolation, type Scope, VersionConflict } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { WeatherKeys } from './weather-keys';
import { WeatherSettingsRow } from './weather-settings.entity';

/** Where a company's weather is taken until it says otherwise: the default position of the maps lies there as well. */
const DEFAULT_REGION: Region = 'Bay of Plenty';

/** What the server goes by; the key stays inside. */
export interface WeatherChoice {
  provider: WeatherProviderChoice;
  apiKey: string | null;
  region: Region;
}

/** A company's weather settings. A server that is set to `simulated` never asks the network, whatever a company chose. */
@Injectable()
export class WeatherSettingsService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ENV) private readonly env: Env,
    @Inject(WeatherKeys) private readonly keys: WeatherKeys,
  ) {}

  async read(companyId: number): Promise<WeatherSettings> {
    const row = await this.find(companyId);
    const { provider, region } = row ?? this.standard();
    const hasApiKey = row !== null && this.keys.open(row) !== null;
    const isApiKeyLost = !hasApiKey && Boolean(row?.apiKey);
    return { provider, region, hasApiKey, isApiKeyLost, version: row?.version ?? 0 };
  }

  async choice(companyId: number): Promise<WeatherChoice> {
    const row = await this.find(companyId);
    const { provider, region } = row ?? this.standard();
    return {
      provider: this.env.WEATHER_PROVIDER === 'simulated' ? 'simulated' : provider,
      region,
      apiKey: (row && this.keys.open(row)) || this.env.OPEN_METEO_API_KEY || null,
    };
  }

  async update({ companyId }: Scope, change: z.output<typeof UpdateWeatherSettings>): Promise<WeatherSettings> {
    const row = await this.find(companyId);
    const seen = row?.version ?? 0;
    if (change.version !== undefined && change.version !== seen) throw new VersionConflict();
    const { provider, region } = { ...this.standard(), ...row, ...withoutGaps(change) };
    const { apiKey = null } = change;
    const sealed = apiKey ? this.keys.seal(companyId, apiKey) : null;
    const next = {
      provider,
      region,
      apiKey: change.apiKey === undefined ? (row?.apiKey ?? null) : sealed,
      version: seen + 1,
      updatedAt: new Date(),
    };
    if (row) {
      const { affected } = await this.db.repo(WeatherSettingsRow).update({ companyId, version: seen }, next);
      if (!affected) throw new VersionConflict();
    } else await this.insert({ companyId, ...next });
    return this.read(companyId);
  }

  private async insert(row: Omit<WeatherSettingsRow, 'id'>): Promise<void> {
    try {
      await this.db.repo(WeatherSettingsRow).insert(row);
    } catch (error) {
      throw isUniqueViolation(error) ? new VersionConflict() : error;
    }
  }

  private find(companyId: number): Promise<WeatherSettingsRow | null> {
    return this.db.repo(WeatherSettingsRow).findOneBy({ companyId });
  }

  private standard() {
    return { provider: this.env.WEATHER_PROVIDER, region: DEFAULT_REGION };
  }
}

const withoutGaps = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
