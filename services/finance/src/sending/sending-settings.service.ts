import type { SendingSettings, SetSendingSettings } from '@dwang/contracts';
import { Database, insertOnce, Mail, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { USUAL_LETTERS } from './letter-words';
import { SendingSettingsRow } from './sending-settings.entity';

/** Proposed to who turns reminders on: a word before the due day, on it, and one and two weeks after. */
const USUAL_REMINDERS = { isOn: false, steps: [-3, 0, 7, 14], workingDaysOnly: true, region: null };

@Injectable()
export class SendingSettingsBook {
  constructor(
    private readonly db: Database,
    private readonly mail: Mail,
  ) {}

  async read({ companyId }: Pick<Scope, 'companyId'>): Promise<SendingSettings> {
    const row = await this.db.repo(SendingSettingsRow).findOneBy({ companyId });
    const isMailOn = this.mail.isOn;
    if (!row) return { letters: USUAL_LETTERS, reminders: USUAL_REMINDERS, isMailOn };
    const { letters, remindsOn: isOn, steps, workingDaysOnly, region } = row;
    return { letters, reminders: { isOn, steps, workingDaysOnly, region }, isMailOn };
  }

  /** The last one to save wins. */
  write(scope: Scope, { letters, reminders }: z.output<typeof SetSendingSettings>): Promise<SendingSettings> {
    const { companyId, userId } = scope;
    return this.db.tx(async () => {
      const { isOn: remindsOn, steps, workingDaysOnly, region } = reminders;
      const ordered = [...steps].sort((one, other) => one - other);
      const said = { letters, remindsOn, steps: ordered, workingDaysOnly, region, userId, updatedAt: new Date(Date.now()) };
      const { id } = await insertOnce<SendingSettingsRow>(this.db, SendingSettingsRow, { companyId }, { companyId, ...said });
      await this.db.repo(SendingSettingsRow).update({ id, companyId }, said);
      return this.read(scope);
    });
  }
}
