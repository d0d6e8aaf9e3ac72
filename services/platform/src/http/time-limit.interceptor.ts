import { ErrorCode } from '@dwang/contracts';
import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { type Observable, throwError, timeout } from 'rxjs';
import { AppError } from '../errors/app-errors';
import { Settings } from '../settings/settings.service';

/**
 * Answers a request that takes longer than the setting `api_timeout` with an error. What it was doing goes on to its end: a write that is
 * sent again with its Idempotency-Key is still done once.
 */
@Injectable()
export class TimeLimitInterceptor implements NestInterceptor {
  constructor(@Inject(Settings) private readonly settings: Settings) {}

  async intercept(_: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const seconds = await this.settings.get('api_timeout');
    return next.handle().pipe(timeout({ first: seconds * 1000, with: () => throwError(() => tooSlow(seconds)) }));
  }
}

const tooSlow = (seconds: number): AppError =>
  new AppError(
    503,
    ErrorCode.tooSlow,
    `This took longer than ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. Please try again.`,
    {
      headers: { 'retry-after': '5' },
    },
  );
