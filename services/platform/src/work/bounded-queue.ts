import { AppError } from '../errors/app-errors';

const RETRY_SECONDS = 5;

/** Heavy work, a few pieces at a time; the others wait in order, and beyond a bound they are sent away to try again. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /** Throws 503 with Retry-After when too many wait already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.atOnce) await this.turn();
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Resolves when another piece has ended and left its place to this one. */
  private turn(): Promise<void> {
    if (this.waiting.length < this.maxWaiting) return new Promise((resume) => this.waiting.push(resume));
    const headers = { 'retry-after': String(RETRY_SECONDS) };
    throw new AppError(503, 'SERVER.BUSY', 'Too much is being worked on just now. Please try again.', { headers });
  }
}
