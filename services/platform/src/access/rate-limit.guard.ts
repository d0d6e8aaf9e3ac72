import { createHash } from 'node:crypto';
import type { ExecutionContext } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import { TooMany } from '../errors/app-errors';
import { SIGN_IN_LIMIT } from './access.decorators';
import { networkOf } from './network-of';
import type { ScopedRequest } from './scope';

export const isSignInCall = (context: ExecutionContext): boolean =>
  Reflect.getMetadata(SIGN_IN_LIMIT, context.getHandler()) === true;

/** One count per signed-in user, or per network, over all routes; sign-in calls are counted apart, per network. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  protected override async getTracker(request: Record<string, unknown>): Promise<string> {
    const { scope } = request as unknown as ScopedRequest;
    return scope ? `user:${scope.userId}` : networkOf(String(request.ip));
  }

  protected override generateKey(context: ExecutionContext, tracker: string): string {
    const request = context.switchToHttp().getRequest<ScopedRequest>();
    const key = isSignInCall(context) ? `sign-in:${networkOf(request.ip)}` : `general:${tracker}`;
    return createHash('sha256').update(key).digest('hex');
  }

  protected override throwThrottlingException(_: ExecutionContext, detail: ThrottlerLimitDetail): Promise<void> {
    const seconds = Math.max(1, detail.timeToBlockExpire);
    throw new TooMany(`Too many requests. Please try again in ${seconds} seconds.`, seconds);
  }
}
