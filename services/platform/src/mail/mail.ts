import type { MailKind } from '@dwang/contracts';

/** What the mail log keeps of a letter. */
export interface MailAbout {
  kind: MailKind;
  /** Whose letter it is. */
  companyId: number;
  /** Whose account it is about, for letters to people who have one. */
  userId?: number;
  /** By which a post that keeps letters until they are sent knows it: `paper:12`. The same at each try. */
  letter?: string;
}

export interface NewMail {
  about: MailAbout;
  to: string;
  cc?: readonly string[];
  subject: string;
  /** Plain text. */
  text: string;
  /** In whose name it goes out, where that is not this installation's. */
  fromName?: string;
  /** Where answers go, when not to the address of this installation. */
  replyTo?: string;
  /** By which a receiver tells a letter that comes twice. Made anew when not given. */
  messageId?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

/**
 * Why a letter did not go out. `later`: the mail server may take it another time. `never`: it does not take this letter. `unknown`: the
 * connection was lost after the whole letter had been handed over, so it may have gone out.
 */
export class MailFailure extends Error {
  constructor(
    readonly kind: 'later' | 'never' | 'unknown',
    reason: string,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** How letters leave the house. */
export abstract class Mail {
  /** False where this installation cannot send e-mail, so that screens can say so. */
  abstract readonly isOn: boolean;
  /** Answers which of the receivers were refused, with the reason. Throws `MailFailure` when nobody got it, or nobody knows. */
  abstract send(mail: NewMail): Promise<RefusedReceiver[]>;
}

export interface RefusedReceiver {
  address: string;
  reason: string;
}
