import { createECDH } from 'node:crypto';
import { MailBox } from '@dwang/testing/services';

/** Signs what a provider of payments would tell. */
export const BILLING_SECRET = 'fuzz'.repeat(8);
/** A push service that is never there. */
export const PUSH_HOST = '127.0.0.1:9';
/** What an app is called that a browser asks. */
export const ORIGIN = 'https://dwang.example.nz';

/** What the server speaks to: a mail server that keeps what it is given, and keys of its own. */
export class Outside {
  private constructor(readonly box: MailBox) {}

  static async open(): Promise<Outside> {
    return new Outside(await MailBox.open());
  }

  get settings(): Record<string, string> {
    const keys = createECDH('prime256v1');
    const publicKey = keys.generateKeys('base64url');
    const privateKey = keys.getPrivateKey('base64url');
    return {
      SMTP_URL: this.box.url,
      PUBLIC_URL: ORIGIN,
      BILLING_WEBHOOK_SECRETS: BILLING_SECRET,
      BACKUP_KEY: BILLING_SECRET,
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      VAPID_SUBJECT: 'mailto:you@example.nz',
      PUSH_HOSTS: PUSH_HOST,
    };
  }

  close(): Promise<void> {
    return this.box.close();
  }
}
