import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Mail, type NewMail } from './mail';

const PATIENCE_MS = 10_000;

/** Hands letters to the mail server of `SMTP_URL`. */
export class SmtpMail extends Mail implements OnApplicationShutdown {
  readonly isOn = true;
  private readonly transport;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
    this.transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  }

  async send({ to, ...letter }: NewMail): Promise<void> {
    await this.transport.sendMail({ from: this.from, to: { name: '', address: to }, ...letter });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
