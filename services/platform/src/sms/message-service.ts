import { z } from 'zod';
import { internationalNumber, Sms, SmsFailure } from './sms';

const PATIENCE_MS = 10_000;
/** Two messages' worth: what is longer is cut. */
const LONGEST = 300;
const Refusal = z.object({ message: z.string() });

export interface MessageAccount {
  /** Without the path: `https://api.twilio.com`. */
  url: string;
  account: string;
  token: string;
  /** The number or name that it comes from. */
  from: string;
}

/** Any service that speaks Twilio's `Messages` call (version 2010-04-01). */
export class MessageService extends Sms {
  readonly isOn = true;

  constructor(private readonly account: MessageAccount) {
    super();
  }

  async send(to: string, text: string): Promise<void> {
    const number = internationalNumber(to);
    if (!number) throw new SmsFailure('never', 'Not a phone number');
    const answer = await this.post(new URLSearchParams({ To: number, From: this.account.from, Body: text.slice(0, LONGEST) }));
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return;
    const reason = Refusal.safeParse(body).data?.message ?? `status ${answer.status}`;
    throw new SmsFailure(answer.status === 429 || answer.status >= 500 ? 'later' : 'never', reason.slice(0, 250));
  }

  private async post(body: URLSearchParams): Promise<Response> {
    const { url, account, token } = this.account;
    const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, url);
    const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      return await fetch(address, { method: 'POST', redirect: 'error', headers: { authorization }, body, signal });
    } catch {
      throw new SmsFailure('later', 'The service cannot be reached');
    }
  }
}
