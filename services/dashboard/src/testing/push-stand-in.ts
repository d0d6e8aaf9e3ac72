import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  ttl: string;
  /** Decrypted with the browser's own key. */
  message: unknown;
  /** The claims of the VAPID token, whose signature was good. */
  claims: { aud: string; exp: number; sub: string };
}

/** Speaks the Web Push protocol in place of a browser's push service, and reads as that browser would. */
export class PushStandIn {
  readonly received: Received[] = [];
  /** What it answers to a path; 201 unless set. */
  readonly answers = new Map<string, number>();
  private readonly browser: ECDH = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  private readonly server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const status = this.answers.get(path) ?? 201;
      if (status < 300) this.received.push({ path, ...this.read(request, Buffer.concat(parts)) });
      response.writeHead(status).end();
    });
  });

  async start(): Promise<void> {
    this.browser.generateKeys();
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What a browser would send after subscribing. */
  subscription(path: string) {
    const keys = { p256dh: this.browser.getPublicKey('base64url'), auth: this.secret.toString('base64url') };
    return { endpoint: `http://${this.host}${path}`, expirationTime: null, keys };
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((stopped) => this.server.close(() => stopped()));
  }

  private read({ headers }: IncomingMessage, body: Buffer): Omit<Received, 'path'> {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    return { ttl: String(headers.ttl), message: JSON.parse(this.decrypt(body)), claims: claimsOf(token, key) };
  }

  /** RFC 8188 and 8291, one record: salt 16, record size 4, key length 1, the sender's public key, then the sealed text. */
  private decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + (body[20] ?? 0);
    const sender = body.subarray(21, keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.browser.getPublicKey(), sender]);
    const shared = Buffer.from(hkdfSync('sha256', this.browser.computeSecret(sender), this.secret, info, 32));
    const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
    const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const text = Buffer.concat([opened.update(body.subarray(keyEnd, -16)), opened.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
}

/** Throws unless the ES256 signature is of this public key. */
function claimsOf(token: string, publicKey: string): Received['claims'] {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  const isGood = verify('sha256', Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url'));
  if (!isGood) throw new Error('The VAPID signature is not of this key');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}
