import { type Feature, type FeatureId, type FeatureList, REMOTE_FEATURES, TOOL_FEATURES } from '@dwang/contracts';
import { UserDirectory } from '@dwang/identity';
import { NotFound, SecurityLog, SettingRows, Settings } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { FEATURE_NAMES } from './feature-names';

/** The flags of remotes and tools, for the administrator. */
@Injectable()
export class Features {
  constructor(
    @Inject(SettingRows) private readonly rows: SettingRows,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(UserDirectory) private readonly users: UserDirectory,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async list(): Promise<FeatureList> {
    const rows = new Map((await this.rows.rows()).map((row) => [row.name, row]));
    const people = await this.users.byId([...rows.values()].map(({ updatedBy }) => updatedBy));
    const view = (kind: Feature['kind'], id: FeatureId): Feature => {
      const row = rows.get(`feature.${id}`);
      return {
        id,
        kind,
        name: FEATURE_NAMES[id],
        isOn: row?.value !== 'false',
        version: row?.version ?? 0,
        updatedAt: row?.updatedAt.toISOString() ?? null,
        updatedBy: row ? (people.get(row.updatedBy)?.fullName ?? null) : null,
      };
    };
    return {
      items: [...REMOTE_FEATURES.map((id) => view('remote', id)), ...TOOL_FEATURES.map((id) => view('tool', id))],
    };
  }

  /** Throws `VersionConflict` when somebody else was faster. */
  async change(userId: number, id: FeatureId, isOn: boolean, version: number): Promise<Feature> {
    await this.rows.write(`feature.${id}`, isOn, version, userId);
    this.settings.forget();
    const feature = (await this.list()).items.find((one) => one.id === id);
    if (!feature) throw new NotFound();
    this.security.say(`turned ${feature.name} ${isOn ? 'on' : 'off'}`);
    return feature;
  }
}
