import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env/env.schema';

const FORM = /^sealed1\.([\w-]{8})\.([\w-]{16})\.([\w-]{22,})$/;
const TAG_BYTES = 16;

interface Key {
  /** Tells which key a text was sealed with, and nothing about the key. */
  name: string;
  bytes: Buffer;
}

/**
 * Seals what people entrust to us for use elsewhere (keys of other services), so that a copy of the database does not give it away:
 * AES-256-GCM. The first of `SECRETS_KEY` seals and all of them open, then `INTERNAL_KEY`; without either, a key made in `DATA_DIR`.
 */
@Injectable()
export class Secrets {
  private known: Key[] | null = null;

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'SECRETS_KEY' | 'INTERNAL_KEY' | 'DATA_DIR'>) {}

  /** `place` is where it will be kept (`weather-key 12`): a sealed text that is copied to another place does not open there. */
  seal(text: string, place: string): string {
    const [key] = this.keys();
    if (!key) throw new Error('There is no key to seal with');
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `sealed1.${key.name}.${nonce.toString('base64url')}.${sealed.toString('base64url')}`;
  }

  /** Null when it was sealed with a key that is not here any more, for another place, or not at all. */
  open(sealed: string, place: string): string | null {
    const [, name, nonce = '', rest = ''] = FORM.exec(sealed) ?? [];
    const key = this.keys().find((one) => one.name === name);
    if (!key) return null;
    const bytes = Buffer.from(rest, 'base64url');
    try {
      const cipher = createDecipheriv('aes-256-gcm', key.bytes, Buffer.from(nonce, 'base64url')).setAAD(Buffer.from(place));
      cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([cipher.update(bytes.subarray(0, -TAG_BYTES)), cipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  /** Whether the key that a text was sealed with is here. */
  hasKeyOf(sealed: string): boolean {
    const name = FORM.exec(sealed)?.[1];
    return this.keys().some((key) => key.name === name);
  }

  /** Whether a text is sealed, by whatever key. */
  isSealed(text: string): boolean {
    return FORM.test(text);
  }

  private keys(): Key[] {
    const { SECRETS_KEY, INTERNAL_KEY } = this.env;
    const given = [...SECRETS_KEY, ...(INTERNAL_KEY ? [INTERNAL_KEY] : [])];
    this.known ??= (given.length > 0 ? given : [this.ownKey()]).map(keyOf);
    return this.known;
  }

  /** Made when it is first needed, readable by this user only. */
  private ownKey(): string {
    const path = join(this.env.DATA_DIR, 'secrets.key');
    mkdirSync(this.env.DATA_DIR, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    return readFileSync(path, 'utf8').trim();
  }
}

function keyOf(text: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'dwang secrets', 32));
  return { bytes, name: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) };
}
