import { createHash } from 'node:crypto';
import { withoutEnd } from '@dwang/domain';

const PATIENCE_MS = 2000;
const PREFIX = 5;

/** Whoever knows which passwords stand in lists that attackers use. */
export abstract class BreachedPasswords {
  /** Whether it stands in such a list. Throws when nobody answers. */
  abstract has(password: string): Promise<boolean>;
}

/** Where no list is asked, so that no part of a password leaves the house. */
export class NoBreachedPasswords extends BreachedPasswords {
  has(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

/**
 * A service that speaks the range protocol of "Have I Been Pwned" (`GET /range/{prefix}`, version 3). It is told the first five hex
 * characters of the password's SHA-1, which some hundreds of passwords share, and answers the rest of each that it knows.
 */
export class BreachedRange extends BreachedPasswords {
  constructor(private readonly url: string) {
    super();
  }

  async has(password: string): Promise<boolean> {
    const hash = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase();
    const rest = hash.slice(PREFIX);
    const lines = (await this.range(hash.slice(0, PREFIX))).split('\n').map((line) => line.trim().split(':'));
    // Padding, which hides how long the answer is, counts 0.
    return lines.some(([suffix, count]) => suffix?.toUpperCase() === rest && Number(count) > 0);
  }

  /** Throws when the service does not answer as it should; for whoever only looks. */
  async check(): Promise<void> {
    if (!/(?:^|\n)[0-9A-F]{35}:\d/i.test(await this.range('21BD1'))) throw new Error('its answer is no list of passwords');
  }

  private async range(prefix: string): Promise<string> {
    const headers = { 'add-padding': 'true', 'user-agent': 'Dwang' };
    const address = `${withoutEnd(this.url, /\//)}/range/${prefix}`;
    const answer = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return answer.text();
  }
}
