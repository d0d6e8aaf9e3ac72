import type { ExecutionContext } from '@nestjs/common';
import type { ThrottlerOptions } from '@nestjs/throttler';
import type { Env } from '../env/env.schema';
import { ANSWERS, type AnswerPlan } from '../http/answers.decorator';
import type { Settings } from '../settings/settings.service';
import { SIGN_IN_LIMIT } from './access.decorators';

/** The count of one kind of request; the other, over all of them, is the throttler's default. */
export const KIND = 'kind';

const MINUTE_MS = 60_000;
/** One screen asks for some twenty things of different kinds, and people open several in a minute. */
const ALL_TOGETHER = 6;

export const isSignInCall = (context: ExecutionContext): boolean =>
  Reflect.getMetadata(SIGN_IN_LIMIT, context.getHandler()) === true;

/** A page of photos is a hundred pictures. */
const answersFile = (context: ExecutionContext): boolean =>
  (Reflect.getMetadata(ANSWERS, context.getHandler()) as AnswerPlan | undefined)?.types !== undefined;

/**
 * Requests per minute. The setting `api_rate_limit` is for one kind of request, six times as much for all kinds together; what the
 * environment says is for both, until the administrator sets a higher one.
 */
export function rateLimits(env: Env, settings: Settings): ThrottlerOptions[] {
  const all = async () => {
    const setting = await settings.get('api_rate_limit');
    return env.RATE_LIMIT_PER_MINUTE ? Math.max(env.RATE_LIMIT_PER_MINUTE, setting) : ALL_TOGETHER * setting;
  };
  return [
    {
      name: 'default',
      ttl: MINUTE_MS,
      limit: (context) => (isSignInCall(context) ? env.SIGN_IN_LIMIT_PER_MINUTE : all()),
    },
    {
      name: KIND,
      ttl: MINUTE_MS,
      limit: () => settings.get('api_rate_limit'),
      skipIf: (context) => isSignInCall(context) || answersFile(context),
    },
  ];
}
