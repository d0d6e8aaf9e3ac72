import { type ChangeSettings, type FieldError, SETTING_IDS, SETTINGS, type Setting, type SettingList } from '@dwang/contracts';
import { UserDirectory } from '@dwang/identity';
import { Invalid, SecurityLog, SettingRows, Settings, Sms } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';

type Change = z.output<typeof ChangeSettings>['changes'][number];

const NO_SMS = 'No text message service is set up for this server (SMS_URL)';

/** The settings of the installation, for its administrator. */
@Injectable()
export class SettingsAdmin {
  constructor(
    @Inject(SettingRows) private readonly rows: SettingRows,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(UserDirectory) private readonly users: UserDirectory,
    @Inject(Sms) private readonly sms: Sms,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async list(): Promise<SettingList> {
    const stored = new Map((await this.rows.rows()).map((row) => [row.name, row]));
    const people = await this.users.byId([...stored.values()].map(({ updatedBy }) => updatedBy));
    const { values } = await this.rows.read();
    const items = SETTING_IDS.map((id): Setting => {
      const { category, name, type, help = '', schema } = SETTINGS[id];
      const row = stored.get(id);
      const value = values[id];
      return {
        id,
        category,
        name,
        type,
        value: typeof value === 'number' ? String(value) : value,
        options: 'enum' in schema ? Object.values(schema.enum) : [],
        help,
        isReadOnly: id === 'app_version',
        version: row?.version ?? 0,
        updatedAt: row?.updatedAt.toISOString() ?? null,
        updatedBy: row ? (people.get(row.updatedBy)?.fullName ?? null) : null,
      };
    });
    return { items };
  }

  /** All of them or none. Throws `Invalid` with each faulty setting's id as its field, or `VersionConflict`. */
  async change(userId: number, changes: readonly Change[]): Promise<SettingList> {
    const checked = changes.map(({ id, value, version }) => ({ id, version, read: SETTINGS[id].schema.safeParse(value) }));
    const faults = checked.flatMap(({ id, read }): FieldError[] =>
      read.success ? [] : [{ field: id, message: read.error.issues[0]?.message ?? 'Cannot be used' }],
    );
    const wantsSms = changes.some(({ id, value }) => id === 'sms_notifications' && value === true);
    if (wantsSms && !this.sms.isOn) faults.push({ field: 'sms_notifications', message: NO_SMS });
    if (faults.length > 0) throw new Invalid(faults);
    for (const { id, version, read } of checked) {
      if (read.success) await this.rows.write(id, read.data, version, userId);
    }
    this.settings.forget();
    this.security.say(`changed settings: ${changes.map(({ id }) => SETTINGS[id].name).join(', ')}`);
    return this.list();
  }
}
