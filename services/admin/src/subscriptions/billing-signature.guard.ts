import { createHmac, timingSafeEqual } from 'node:crypto';
import { ErrorCode } from '@dwang/contracts';
import { ENV, type Env, NotFound, SignedOut, sentTextOf } from '@dwang/platform';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** A signed event is refused when its time is further from ours than this: what was overheard cannot be played again later. */
const TOLERANCE_SECONDS = 300;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** The value of the header `Dwang-Signature`: `t=<seconds since 1970>,v1=<hex of HMAC-SHA-256 over "<t>.<body as sent>">`. */
export function signBillingEvent(secret: string, text: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`;
}

/** Lets events through that one of `BILLING_WEBHOOK_SECRETS` signed lately. */
@Injectable()
export class BillingSignatureGuard implements CanActivate {
  constructor(@Inject(ENV) private readonly env: Env) {}

  canActivate(context: ExecutionContext): boolean {
    const secrets = this.env.BILLING_WEBHOOK_SECRETS;
    if (secrets.length === 0) throw new NotFound('This installation takes no events of payments');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const header = String(request.headers['dwang-signature'] ?? '');
    const seconds = Number(HEADER.exec(header)?.[1] ?? 0);
    const isLate = Math.abs(Date.now() / 1000 - seconds) > TOLERANCE_SECONDS;
    const text = sentTextOf(request);
    const isSigned = secrets.map((secret) => isSame(signBillingEvent(secret, text, seconds), header)).includes(true);
    if (isLate || !isSigned)
      throw new SignedOut('The signature of this event is missing, wrong or old', ErrorCode.billingSignature);
    return true;
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
