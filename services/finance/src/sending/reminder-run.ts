import { addDays, dayOf, wallTime } from '@dwang/domain';
import { isWorkingDay } from '@dwang/domain/holidays';
import { Companies, MailRight } from '@dwang/identity';
import { Database, Log, Mail, Scheduler } from '@dwang/platform';
import { ClientDirectory } from '@dwang/service-jobs';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Between, In, IsNull, MoreThan, Not } from 'typeorm';
import { InvoiceRow } from '../invoices/invoice.entity';
import { OPEN_STATUSES } from '../invoices/invoice-moves';
import { PaperLetters } from './paper-letters';
import { RemindedDays } from './reminded-days';
import { ReminderStops } from './reminder-stops';
import { Reminders, uidOf } from './reminders.service';
import { SendingSettingsRow } from './sending-settings.entity';

const EVERY_SECONDS = 15 * 60;
/** Nobody wants such a letter at night. */
const FIRST_HOUR = 9;
/** For how many days a reminder that could not go out on its day is made up for: over Easter, and while the server was away. */
const GRACE_DAYS = 5;
const MOST_OF_COMPANY = 5000;

interface Company {
  companyId: number;
  timeZone: string;
  userId: null;
}

/** Reminds by the schedule of each company that has one, from nine in the morning of its own day. */
@Injectable()
export class ReminderRun implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly mail: Mail,
    private readonly right: MailRight,
    private readonly companies: Companies,
    private readonly clients: ClientDirectory,
    private readonly letters: PaperLetters,
    private readonly reminders: Reminders,
    private readonly reminded: RemindedDays,
    private readonly stops: ReminderStops,
    private readonly scheduler: Scheduler,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.scheduler.add({
      name: 'payment reminders',
      title: 'Send payment reminders',
      area: 'finance',
      everySeconds: EVERY_SECONDS,
      run: (now, signal) => this.run(now, signal),
    });
  }

  async run(now: Date, signal?: AbortSignal): Promise<void> {
    if (!this.mail.isOn) return;
    let last = 0;
    for (;;) {
      const where = { id: MoreThan(last), remindsOn: true };
      const rows = await this.db.repo(SendingSettingsRow).find({ where, order: { id: 'ASC' }, take: 100 });
      if (rows.length === 0) return;
      for (const row of rows) {
        if (signal?.aborted) return;
        await this.remind(row, now).catch((error: unknown) => this.log.fault(error, { work: 'payment reminders' }));
        last = row.id;
      }
    }
  }

  private async remind({ companyId, steps, workingDaysOnly, region }: SendingSettingsRow, now: Date): Promise<void> {
    const { timeZone, closedAt } = await this.companies.profile(companyId);
    const today = dayOf(now.getTime(), timeZone);
    const isTime = wallTime(now.getTime(), timeZone).hour >= FIRST_HOUR && (!workingDaysOnly || isWorkingDay(today, region));
    if (closedAt || !isTime || steps.length === 0 || !(await this.right.allows(companyId))) return;
    const company = { companyId, timeZone, userId: null };
    const due = await this.due(companyId, steps, today);
    for (const [clientId, invoiceIds] of due) await this.write(company, clientId, invoiceIds, today);
  }

  /** Invoices whose latest reminder by the schedule has not gone out yet, by client. */
  private async due(companyId: number, steps: readonly number[], today: string): Promise<Map<number, number[]>> {
    const between = Between(addDays(today, -Math.max(...steps) - GRACE_DAYS), addDays(today, -Math.min(...steps)));
    const where = { companyId, status: In([...OPEN_STATUSES]), sentAt: Not(IsNull()), dueDate: between };
    const rows = await this.db.repo(InvoiceRow).find({ where, order: { id: 'ASC' }, take: MOST_OF_COMPANY });
    const ids = rows.map(({ id }) => id);
    const reminded = await this.reminded.last(companyId, ids);
    const stopped = await this.stops.among(companyId, 'invoice', ids);
    const quiet = await this.stops.among(
      companyId,
      'client',
      rows.map(({ clientId }) => clientId),
    );
    const due = new Map<number, number[]>();
    for (const { id, clientId, dueDate } of rows) {
      const day = stepDay(dueDate, steps, today);
      const isDone = day === null || (reminded.get(id) ?? '') >= day;
      if (isDone || stopped.has(id) || quiet.has(clientId)) continue;
      due.set(clientId, [...(due.get(clientId) ?? []), id]);
    }
    return due;
  }

  private async write(company: Company, clientId: number, invoiceIds: readonly number[], today: string): Promise<void> {
    const [client] = await this.clients.findAll(company, [clientId]);
    if (!client?.email) return;
    const { subject, message } = await this.letters.propose(company, 'reminder', { clientId, words: {}, fileName: '' });
    const uid = uidOf(`${company.companyId}/${today}/${invoiceIds.join(',')}`, clientId);
    await this.db.tx(() =>
      this.reminders.queue(company, { uid, to: client.email, cc: [], subject, message }, clientId, invoiceIds),
    );
  }
}

/** The day of the latest step that has come, unless it is too long ago to be made up for; null when none has. */
function stepDay(dueDate: string, steps: readonly number[], today: string): string | null {
  const come = steps.map((step) => addDays(dueDate, step)).filter((day) => day <= today);
  const latest = come.sort().at(-1);
  return latest !== undefined && latest >= addDays(today, -GRACE_DAYS) ? latest : null;
}
