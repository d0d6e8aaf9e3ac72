import { z } from 'zod';
import { InvoiceParty } from './invoice-content';
import { IssueDay } from './invoices';
import { listQuery, page } from './lists';
import { CalendarDay, Email, Id, MoneyOut, RequiredLine, RequiredText, Uid, WholeNumber } from './primitives';
import { Region } from './weather';

/** What goes out by e-mail, each with its own words. */
export const PaperKind = z.enum(['invoice', 'quote', 'reminder', 'statement']);
export type PaperKind = z.infer<typeof PaperKind>;

/** Words in braces that a company's letters may hold; each is filled in from what the letter is about. */
export const PAPER_WORDS = {
  invoice: ['{number}', '{first name}', '{client}', '{company}', '{total}', '{due date}', '{bank account}'],
  quote: ['{number}', '{first name}', '{client}', '{company}', '{total}', '{title}', '{valid until}'],
  reminder: ['{first name}', '{client}', '{company}', '{invoices}', '{open}', '{bank account}'],
  statement: ['{first name}', '{client}', '{company}', '{open}', '{from}', '{to}'],
} as const satisfies Record<PaperKind, readonly string[]>;

/** One line: a line break in it would be a line of the letter's head. */
const Subject = RequiredLine(200, 'Please enter a subject');
const Message = RequiredText(10_000, 'Please write something');
export const MOST_COPIES = 5;

/** A letter with a paper attached. `uid` is made with the form: however often it is pressed, one letter goes out. */
export const SendPaper = z
  .object({
    uid: Uid,
    to: Email,
    cc: z.array(Email).max(MOST_COPIES, `At most ${MOST_COPIES} copies`).default([]),
    subject: Subject,
    message: Message,
  })
  .meta({ id: 'SendPaper' });

/** A draft is issued by it, dated as `issueDay` says. */
export const SendInvoice = SendPaper.extend({ issueDay: IssueDay.default('keep') }).meta({ id: 'SendInvoice' });
/** The letter of a draft names the due day that it will have. */
export const InvoiceLetterQuery = z.strictObject({ issueDay: IssueDay.default('keep') });

/** Without a letter the quote is only marked as sent. */
export const SendQuote = z
  .preprocess((value) => value ?? {}, z.object({ letter: SendPaper.nullable().default(null) }))
  .meta({ id: 'SendQuote' });

/** A letter as it is proposed. `{number}` stays in it as long as the paper is a draft. */
export const PaperLetter = z
  .object({
    /** False where this server sends no e-mail. */
    isMailOn: z.boolean(),
    fromName: z.string(),
    replyTo: z.string(),
    to: z.string(),
    subject: z.string(),
    message: z.string(),
    fileName: z.string(),
  })
  .meta({ id: 'PaperLetter' });

/**
 * queued → sending → sent, failed or unknown. `unknown`: the connection or the process ended after the letter was handed over; it is never
 * sent again by itself. `dropped`: when its turn came, there was nothing to say any more.
 */
export const PaperMailStatus = z.enum(['queued', 'sending', 'sent', 'failed', 'unknown', 'dropped']);
export type PaperMailStatus = z.infer<typeof PaperMailStatus>;

/** What became of one letter. */
export const PaperMail = z
  .object({
    id: z.number().int(),
    kind: PaperKind,
    clientId: z.number().int(),
    to: z.string(),
    cc: z.array(z.string()),
    subject: z.string(),
    message: z.string(),
    status: PaperMailStatus,
    /** Why it failed or was dropped, or who did not get their copy. */
    reason: z.string(),
    /** Who sent it; empty when the schedule did. */
    userName: z.string(),
    createdAt: z.string(),
    sentAt: z.string().nullable(),
    /** When a letter that could not go out yet is tried again. */
    nextTryAt: z.string().nullable(),
  })
  .meta({ id: 'PaperMail' });

export const PaperMailQuery = listQuery({ invoiceId: Id.optional(), quoteId: Id.optional(), clientId: Id.optional() }, [
  '-createdAt',
]);
export const PaperMailPage = page(PaperMail, z.object({ count: z.number().int() })).meta({ id: 'PaperMailPage' });

const letterText = z.object({ subject: Subject, message: Message });
const letterOut = z.object({ subject: z.string(), message: z.string() });
const REMINDER_DAYS = 365;
/** Days from the due day on which a reminder goes out: -3 is three days before. */
const Steps = z
  .array(WholeNumber(-REMINDER_DAYS, REMINDER_DAYS))
  .max(8, 'At most 8 reminders')
  .refine((days) => new Set(days).size === days.length, 'Each day only once');

/** How a company writes, and when it reminds. The schedule is off until somebody turns it on. */
export const SendingSettings = z
  .object({
    letters: z.object({ invoice: letterOut, quote: letterOut, reminder: letterOut, statement: letterOut }),
    reminders: z.object({
      isOn: z.boolean(),
      steps: z.array(z.number().int()),
      workingDaysOnly: z.boolean(),
      /** Whose anniversary day is no working day; null: none. */
      region: Region.nullable(),
    }),
    isMailOn: z.boolean(),
  })
  .meta({ id: 'SendingSettings' });
export const SetSendingSettings = z
  .object({
    letters: z.object({ invoice: letterText, quote: letterText, reminder: letterText, statement: letterText }),
    reminders: z.object({
      isOn: z.boolean(),
      steps: Steps,
      workingDaysOnly: z.boolean(),
      region: Region.nullable().default(null),
    }),
  })
  .meta({ id: 'SetSendingSettings' });

/** An invoice that may be reminded of. */
export const RemindableInvoice = z.object({
  id: z.number().int(),
  invoiceNumber: z.string(),
  dueDate: z.string(),
  daysOverdue: z.number().int(),
  balance: MoneyOut,
  /** The day of the last reminder. */
  remindedOn: z.string().nullable(),
  /** Somebody asked for no reminders of it. */
  isStopped: z.boolean(),
});

/** The overdue invoices of one client, and the letter about them. */
export const ClientReminder = z
  .object({
    clientId: z.number().int(),
    clientName: z.string(),
    /** Empty where the client has no address. */
    to: z.string(),
    isStopped: z.boolean(),
    open: MoneyOut,
    invoices: z.array(RemindableInvoice),
    subject: z.string(),
    message: z.string(),
  })
  .meta({ id: 'ClientReminder' });
export const ReminderQuery = listQuery({}, ['clientId']);
export const ReminderPage = page(
  ClientReminder,
  z.object({ clients: z.number().int(), invoices: z.number().int(), open: MoneyOut, isMailOn: z.boolean() }),
).meta({ id: 'ReminderPage' });

/** One letter to each client. `{invoices}` and `{open}` in it are filled in when it goes out, with what is still open then. */
export const SendReminders = z
  .object({
    uid: Uid,
    letters: z
      .array(
        z.object({
          clientId: Id,
          invoiceIds: z.array(Id).min(1, 'Please choose an invoice').max(200),
          to: Email,
          subject: Subject,
          message: Message,
        }),
      )
      .min(1, 'Please choose an invoice')
      .max(100)
      .refine(
        (letters) => new Set(letters.map(({ clientId }) => clientId)).size === letters.length,
        'Please name each client once',
      ),
  })
  .meta({ id: 'SendReminders' });
/** `already`: invoices of which a reminder has gone out today. */
export const RemindersSent = z.object({ letters: z.number().int(), already: z.number().int() }).meta({ id: 'RemindersSent' });

/** Whether reminders of an invoice, or of all of a client, are held back. */
export const ReminderStop = z.object({ isStopped: z.boolean() }).meta({ id: 'ReminderStop' });

/** Both days included; without them the last three months to today. */
export const StatementQuery = z.strictObject({ from: CalendarDay.optional(), to: CalendarDay.optional() });
/** A letter with the statement of a period attached. */
export const SendStatement = SendPaper.extend({ fromDay: CalendarDay, toDay: CalendarDay })
  .refine(({ fromDay, toDay }) => fromDay <= toDay, { path: ['toDay'], message: 'Must not be before the first day' })
  .meta({ id: 'SendStatement' });
const StatementLine = z.object({
  day: z.string(),
  kind: z.enum(['invoice', 'payment', 'credit', 'refund', 'void', 'write_off', 'recovery']),
  /** Null for money that belongs to no invoice. */
  invoiceId: z.number().int().nullable(),
  text: z.string(),
  /** What it adds to what is owed; payments and credits bear a minus. */
  amount: MoneyOut,
  /** What is owed after it. */
  balance: MoneyOut,
});
const OpenInvoice = z.object({
  id: z.number().int(),
  invoiceNumber: z.string(),
  issueDate: z.string(),
  dueDate: z.string(),
  total: MoneyOut,
  balance: MoneyOut,
});

/**
 * What a client owed, was billed and paid in a period. `opening` and `closing` are owed on all invoices less the client's credit. Of a period
 * that ends today or later, `closing` is what `open` comes to less `credit`: an invoice counts from its date on, money from the day it came.
 */
export const ClientStatement = z
  .object({
    clientId: z.number().int(),
    clientName: z.string(),
    seller: InvoiceParty,
    buyer: InvoiceParty,
    from: z.string(),
    to: z.string(),
    opening: MoneyOut,
    lines: z.array(StatementLine),
    closing: MoneyOut,
    open: z.array(OpenInvoice),
    /** `open` by how long it is overdue today: what is open today, or on a later last day of the period. */
    ageing: z.object({ current: MoneyOut, days1to30: MoneyOut, days31to60: MoneyOut, days61to90: MoneyOut, over90: MoneyOut }),
    /** Paid beyond what is owed: the client's credit. What was paid for an invoice that is dated later is part of it. */
    credit: MoneyOut,
  })
  .meta({ id: 'ClientStatement' });

export type SendPaper = z.input<typeof SendPaper>;
export type SendInvoice = z.input<typeof SendInvoice>;
export type SendQuote = Partial<z.input<typeof SendQuote>>;
export type PaperLetter = z.infer<typeof PaperLetter>;
export type PaperMail = z.infer<typeof PaperMail>;
export type PaperMailQuery = z.input<typeof PaperMailQuery>;
export type PaperMailPage = z.infer<typeof PaperMailPage>;
export type SendingSettings = z.infer<typeof SendingSettings>;
export type SetSendingSettings = z.input<typeof SetSendingSettings>;
export type RemindableInvoice = z.infer<typeof RemindableInvoice>;
export type ClientReminder = z.infer<typeof ClientReminder>;
export type ReminderPage = z.infer<typeof ReminderPage>;
export type SendReminders = z.input<typeof SendReminders>;
export type RemindersSent = z.infer<typeof RemindersSent>;
export type ReminderStop = z.infer<typeof ReminderStop>;
export type StatementQuery = z.input<typeof StatementQuery>;
export type SendStatement = z.input<typeof SendStatement>;
export type ClientStatement = z.infer<typeof ClientStatement>;
