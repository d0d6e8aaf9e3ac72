import type { Log } from '../logs/log';
import { Mail, type NewMail, type RefusedReceiver } from './mail';

/** Without `SMTP_URL` nothing is sent. While developing, the letter is shown in the log; in production only that there was one. */
export class LoggedMail extends Mail {
  readonly isOn = false;

  constructor(
    private readonly log: Log,
    private readonly isShown: boolean,
  ) {
    super();
  }

  async send({ to, subject, text }: NewMail): Promise<RefusedReceiver[]> {
    this.log.write('warn', 'mail not sent: SMTP_URL is not set', this.isShown ? { to, subject, text } : { subject });
    return [];
  }
}
