import type { NotificationItem } from '@dwang/contracts';
import { Injectable } from '@nestjs/common';
import type { Scope } from '../access/scope';

/** What somebody is to be told. */
export interface Notice extends Pick<NotificationItem, 'kind' | 'type' | 'title' | 'message' | 'to' | 'figures'> {
  userId: number;
  /** What it is about, such as `invoice:12`; with kind and day it names the notice: it is told once. */
  subject: string;
  /** The day of the matter (when it fell due, when it is booked), `YYYY-MM-DD`. */
  day: string;
  /** A letter of its own goes out at once, so none is written of the notice. */
  hasLetter?: boolean;
}

export type Company = Pick<Scope, 'companyId' | 'timeZone'>;

/** Keeps notices and brings them to people: the dashboard area. */
export interface NoticeKeeper {
  tell(company: Company, notice: Notice, now: Date): Promise<boolean>;
}

/** By which any area tells people something, without knowing the area that keeps it. */
@Injectable()
export class Notifier {
  private keeper: NoticeKeeper | null = null;

  /** Called once, by the area that keeps notices. */
  keepWith(keeper: NoticeKeeper): void {
    this.keeper = keeper;
  }

  /**
   * Notes it in the running transaction, and tells the person's open tabs after the commit. False when they have been told before, want to
   * hear nothing of this kind, or no area here keeps notices. The push message follows within minutes, outside of quiet hours.
   */
  async tell(company: Company, notice: Notice, now = new Date()): Promise<boolean> {
    return (await this.keeper?.tell(company, notice, now)) ?? false;
  }
}
