import { readdir, readFile } from 'node:fs/promises';

/** Bytes a second of a link that does not tell its speed, as of a virtual machine: 1 Gbit/s. */
const USUAL = 125_000_000;
/** Milliseconds; a shorter time says nothing. */
const LEAST = 1000;

/** How much of the machine's network links is in use. Linux tells it; elsewhere it stays unknown. */
export class NetworkMeter {
  private before: { bytes: number; at: number } | null = null;
  private share: number | null = null;

  /** Percent since it was last asked; null where it is not known, or not yet. */
  async read(now = performance.now()): Promise<number | null> {
    const bytes = await bytesMoved().catch(() => null);
    if (bytes === null) return null;
    if (!this.before || now - this.before.at >= LEAST) {
      if (this.before) this.share = percentOf(bytes - this.before.bytes, now - this.before.at, await speed());
      this.before = { bytes, at: now };
    }
    return this.share;
  }
}

const percentOf = (bytes: number, milliseconds: number, most: number): number =>
  Math.max(0, Math.min(100, Math.round((bytes / (milliseconds / 1000) / most) * 100)));

/** Bytes that came and went over all links but the machine's own loop. */
async function bytesMoved(): Promise<number> {
  const lines = (await readFile('/proc/net/dev', 'utf8')).split('\n').slice(2);
  return lines.reduce((all, line) => {
    const [name = '', counts = ''] = line.trim().split(':');
    const numbers = counts.trim().split(/\s+/).map(Number);
    return name === '' || name === 'lo' ? all : all + (numbers[0] ?? 0) + (numbers[8] ?? 0);
  }, 0);
}

/** Bytes a second that all links can move in one direction and back, together. */
async function speed(): Promise<number> {
  const links = (await readdir('/sys/class/net').catch(() => [])).filter((name) => name !== 'lo');
  const megabits = await Promise.all(links.map((name) => readFile(`/sys/class/net/${name}/speed`, 'utf8').catch(() => '')));
  const known = megabits.map(Number).filter((one) => one > 0);
  return 2 * (known.length > 0 ? (known.reduce((all, one) => all + one, 0) * 1_000_000) / 8 : USUAL);
}
