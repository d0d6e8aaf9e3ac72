import { Inject, Injectable, type LoggerService } from '@nestjs/common';
import { ENV, type Env } from '../env/env.schema';
import { masked } from './masked';

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type Level = Exclude<(typeof LEVELS)[number], 'silent'>;
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export interface LogLine {
  at: string;
  level: string;
  text: string;
}

const KEPT_LINES = 300;

/** One JSON line per event on stdout. Never give it a password, a token, a cookie or a body. */
@Injectable()
export class Log implements LoggerService {
  private readonly lately: LogLine[] = [];

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'LOG_LEVEL'>) {}

  write(level: Level, event: string, fields: LogFields = {}): void {
    if (LEVELS.indexOf(level) > LEVELS.indexOf(this.env.LOG_LEVEL)) return;
    const at = new Date().toISOString();
    process.stdout.write(`${JSON.stringify({ at, level, event, ...fields })}\n`);
    this.lately.push({ at, level, text: masked(wordsOf(event, fields)) });
    if (this.lately.length > KEPT_LINES) this.lately.shift();
  }

  /** The last lines of this process, the oldest first, without secrets. */
  lines(most = KEPT_LINES): LogLine[] {
    return this.lately.slice(-most);
  }

  /** An error nobody foresaw, with its stack; it stays in the log and never reaches the caller. */
  fault(thrown: unknown, fields: LogFields = {}): void {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    this.write('error', 'fault', { ...fields, name: error.name, message: withoutValues(error.message), stack: stackOf(error) });
  }

  log(message: unknown): void {
    this.write('debug', 'nest', { message: String(message) });
  }
  warn(message: unknown): void {
    this.write('warn', 'nest', { message: String(message) });
  }
  error(message: unknown, stack?: unknown): void {
    this.write('error', 'nest', { message: String(message), stack: stack === undefined ? undefined : String(stack) });
  }
  debug(message: unknown): void {
    this.write('debug', 'nest', { message: String(message) });
  }
}

const stackOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .slice(1, 9)
    .map((line) => line.trim())
    .join(' | ');

/** Database messages quote the values ("Duplicate entry 'x@y.nz'"): keep the sense, drop what was quoted. */
export const withoutValues = (message: string): string => message.slice(0, 500).replace(/'[^']*'/g, "'…'");

const wordsOf = (event: string, fields: LogFields): string =>
  [
    event,
    ...Object.entries(fields).flatMap(([name, value]) => (value === undefined || value === null ? [] : [`${name}=${value}`])),
  ].join(' ');
