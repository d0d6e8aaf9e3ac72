import { createHash } from 'node:crypto';
import type { ExecutionContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import { TooMany } from '../errors/app-errors';
import { networkOf } from './network-of';
import { isSignInCall, KIND } from './rate-limits';
import type { ScopedRequest } from './scope';

/**
 * Per signed-in user, or per network: one count over all routes and one for each kind of request. Sign-in calls are counted apart, per
 * network.
 */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  protected override async getTracker(request: Record<string, unknown>): Promise<string> {
    const { scope } = request as unknown as ScopedRequest;
    return scope ? `user:${scope.userId}` : networkOf(String(request.ip));
  }

  protected override generateKey(context: ExecutionContext, tracker: string, limit: string): string {
    const request = context.switchToHttp().getRequest<ScopedRequest>();
    const kind = limit === KIND ? `${context.getClass().name}.${context.getHandler().name}` : 'general';
    const key = isSignInCall(context) ? `sign-in:${networkOf(request.ip)}` : `${kind}:${tracker}`;
    return createHash('sha256').update(key).digest('hex');
  }

  protected override throwThrottlingException(_: ExecutionContext, detail: ThrottlerLimitDetail): Promise<void> {
    const seconds = Math.max(1, detail.timeToBlockExpire);
    throw new TooMany(`Too many requests. Please try again in ${seconds} seconds.`, seconds);
  }
}
