import { ENV, type Env, Log } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import webPush from 'web-push';

/** The push services of Chrome, Firefox, Edge and Safari. */
const KNOWN_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)notify\.windows\.com$/,
  /(^|\.)push\.apple\.com$/,
];
const TIMEOUT_MS = 10_000;
/** Seconds for which the push service keeps a message for a phone that is off. */
const KEPT_SECONDS = 24 * 3600;

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: the browser has left, forget it. `later`: the push service could not take it now. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

/** Hands messages to the browsers' push services by the Web Push protocol (RFC 8030, 8291, 8292). */
@Injectable()
export class PushService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Null when this server has no VAPID keys: nothing is then sent. */
  get publicKey(): string | null {
    return this.env.VAPID_PUBLIC_KEY ?? null;
  }

  /** Whether the address is one of a push service: the server calls no other, whatever a browser says. */
  mayCall(endpoint: string): boolean {
    const url = new URL(endpoint);
    if (this.env.PUSH_HOSTS.includes(url.host)) return true;
    return url.protocol === 'https:' && url.port === '' && KNOWN_HOSTS.some((host) => host.test(url.hostname));
  }

  /** Encrypts the message for the browser and hands it over. Never throws. */
  async send({ endpoint, p256dh, auth }: PushTarget, message: string): Promise<PushOutcome> {
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = this.env;
    if (!publicKey || !privateKey || !subject || !this.mayCall(endpoint)) return 'refused';
    try {
      const vapidDetails = { subject, publicKey, privateKey };
      const options = { vapidDetails, TTL: KEPT_SECONDS, contentEncoding: 'aes128gcm' as const };
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, options);
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: withoutLength(headers),
        body: new Uint8Array(body ?? Buffer.alloc(0)),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      return this.read(answer.status);
    } catch (error) {
      this.log.write('warn', 'push message not sent', { reason: error instanceof Error ? error.name : 'unknown' });
      return 'later';
    }
  }

  private read(status: number): PushOutcome {
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    this.log.write('warn', 'push message not taken', { status });
    return status === 429 || status >= 500 ? 'later' : 'refused';
  }
}

/** `fetch` counts the bytes itself. */
function withoutLength(headers: object): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
