import { ClientLedger } from './client-ledger';
import { ClientStands } from './client-stand';
import { InvoiceSending } from './invoice-sending.service';
import { PaperLetters } from './paper-letters';
import { PaperMails } from './paper-mails.service';
import { PaperPost } from './paper-post';
import { PaperPrinter } from './paper-printer';
import { QuoteSending } from './quote-sending.service';
import { RemindedDays } from './reminded-days';
import { ReminderRun } from './reminder-run';
import { ReminderStops } from './reminder-stops';
import { Reminders } from './reminders.service';
import { SendingSettingsBook } from './sending-settings.service';
import { SentPapers } from './sent-papers';
import { StatementSending } from './statement-sending.service';
import { Statements } from './statements.service';

/** What the controllers of sending ask for. */
export const SENDING = [
  InvoiceSending,
  PaperMails,
  QuoteSending,
  ReminderStops,
  Reminders,
  SendingSettingsBook,
  StatementSending,
  Statements,
];

/** What those stand on. */
export const SENDING_PARTS = [
  ClientLedger,
  ClientStands,
  PaperLetters,
  PaperPost,
  PaperPrinter,
  RemindedDays,
  ReminderRun,
  SentPapers,
];
