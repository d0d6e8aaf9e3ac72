import { PreferencesDirectory } from '@dwang/identity';
import {
  type Company,
  Database,
  isUniqueViolation,
  LiveEvents,
  Mail,
  type Notice,
  type NoticeKeeper,
  Notifier,
  Settings,
  Sms,
} from '@dwang/platform';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { NotificationRow } from './notification.entity';
import { afterQuietHours } from './quiet-hours';

/** Keeps what people are told, in the ways that they have not switched off. */
@Injectable()
export class NoticeBook implements NoticeKeeper, OnModuleInit {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(LiveEvents) private readonly live: LiveEvents,
    @Inject(PreferencesDirectory) private readonly preferences: PreferencesDirectory,
    @Inject(Notifier) private readonly notifier: Notifier,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(Mail) private readonly mail: Mail,
    @Inject(Sms) private readonly sms: Sms,
  ) {}

  onModuleInit(): void {
    this.notifier.keepWith(this);
  }

  async tell({ companyId, timeZone }: Company, notice: Notice, now: Date): Promise<boolean> {
    const { userId, kind, type: tone, to } = notice;
    const dedupeKey = dedupeKeyOf(notice);
    if (await this.db.repo(NotificationRow).existsBy({ userId, dedupeKey })) return false;
    const { app, push, mail = app } = (await this.preferences.of(userId)).notifications[kind] ?? { app: true, push: true };
    if (!app && !push && !mail) return false;
    const { values: installation } = await this.settings.now();
    const title = notice.title.slice(0, 200);
    const message = notice.message.slice(0, 500);
    const id = await this.insert({
      companyId,
      userId,
      kind,
      dedupeKey,
      tone,
      title,
      message,
      address: to,
      figures: JSON.stringify(notice.figures),
      isInApp: app,
      createdAt: now,
      readAt: null,
      pushAfter: push && installation.push_notifications ? afterQuietHours(now, timeZone) : null,
      mailWaits: mail && !notice.hasLetter && installation.email_notifications && this.mail.isOn,
      smsWaits: push && installation.sms_notifications && this.sms.isOn,
    });
    if (id === null) return false;
    const event = { type: 'notification' as const, id, kind, tone, title, message, to };
    if (app) this.live.publish({ companyId, userId, isPrivate: true, event });
    return true;
  }

  /** Null when another process has just told it. */
  private async insert(row: Omit<NotificationRow, 'id'>): Promise<number | null> {
    try {
      const { identifiers } = await this.db.repo(NotificationRow).insert(row);
      return Number(identifiers[0]?.id);
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }
}

/** Names a notice of one person: the same matter of the same day is told once. */
export const dedupeKeyOf = ({ kind, subject, day }: Notice): string => `${kind} ${subject} ${day}`.slice(0, 190);
