export interface NewMail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** Where answers go, when not to the address of this installation. */
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}

/** How letters leave the house. */
export abstract class Mail {
  /** False where this installation cannot send e-mail, so that screens can say so. */
  abstract readonly isOn: boolean;
  /** Throws when the mail server does not take it. */
  abstract send(mail: NewMail): Promise<void>;
}
