import { type ChangeSettings, FeatureId, SETTINGS, type SettingId, type SettingValues } from '@dwang/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../data/database';
import { isUniqueViolation } from '../data/database-errors';
import { ENV, type Env } from '../env/env.schema';
import { VersionConflict } from '../errors/app-errors';
import { SettingRow } from './setting.entity';

/** What counts in the installation at one moment. */
export interface SettingsNow {
  values: SettingValues;
  /** Remotes and tools that are turned off. */
  off: ReadonlySet<FeatureId>;
}

type Raw = ChangeSettings['changes'][number]['value'];

const FEATURE = 'feature.';

/** The rows of the settings and flags; a setting without one, or with one that is no longer understood, stands at its standard value. */
@Injectable()
export class SettingRows {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async read(): Promise<SettingsNow> {
    const rows = await this.db.repo(SettingRow).find();
    const stored = new Map(rows.map(({ name, value }) => [name, JSON.parse(value) as Raw]));
    const values = Object.fromEntries(Object.keys(SETTINGS).map((id) => [id, this.typed(id as SettingId, stored.get(id))]));
    const features = [...stored].flatMap(([name, value]) => (name.startsWith(FEATURE) && value === false ? [name] : []));
    const off = features.flatMap((name) => FeatureId.safeParse(name.slice(FEATURE.length)).data ?? []);
    return { values: values as unknown as SettingValues, off: new Set(off) };
  }

  rows(): Promise<SettingRow[]> {
    return this.db.repo(SettingRow).find();
  }

  /** What counts until somebody has changed it; what the environment says comes before the standard of the specification. */
  standard(id: SettingId): Raw {
    const { RATE_LIMIT_PER_MINUTE, LLM_ADVICE_PER_DAY } = this.env;
    const set = { api_rate_limit: RATE_LIMIT_PER_MINUTE, ai_answers_per_day: LLM_ADVICE_PER_DAY }[id as string];
    return set === undefined ? SETTINGS[id].standard : String(set);
  }

  /** Call it inside a transaction. Throws `VersionConflict` when somebody else changed the row since `version` was read. */
  async write(name: SettingId | `${typeof FEATURE}${FeatureId}`, value: Raw, version: number, userId: number): Promise<void> {
    const row = { value: JSON.stringify(value), version: version + 1, updatedAt: new Date(), updatedBy: userId };
    if (version === 0) return this.insert({ ...row, name });
    const { affected } = await this.db.repo(SettingRow).update({ name, version }, row);
    if (affected !== 1) throw new VersionConflict();
  }

  private async insert(row: Omit<SettingRow, 'id'>): Promise<void> {
    try {
      await this.db.repo(SettingRow).insert(row);
    } catch (error) {
      throw isUniqueViolation(error) ? new VersionConflict() : error;
    }
  }

  private typed(id: SettingId, stored: Raw | undefined): string | number | boolean {
    const { schema, type } = SETTINGS[id];
    const value = schema.safeParse(stored).data ?? this.standard(id);
    return type === 'number' ? Number(value) : value;
  }
}
