import type { Role } from '@dwang/contracts';
import type { WeekStart } from '@dwang/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SignedOut } from '../errors/app-errors';

/** Who is asking, fixed by the session. Every query goes through it; what a payload says about user or company is ignored. */
export interface Scope {
  userId: number;
  username: string;
  companyId: number;
  companyName: string;
  /** The company's IANA zone, such as `Pacific/Auckland`. */
  timeZone: string;
  /** On which day the company's weeks begin. */
  weekStart: WeekStart;
  role: Role;
  /** Whether prices, rates and earnings may be shown: always to owners and users, to a contractor when the owner allows it. */
  seesPrices: boolean;
  /** The platform administrator. */
  isAdministrator: boolean;
  /** Signed in by a password alone where more is asked for: by the settings for the administrator's screens, by the company for everything. */
  lacksSecondStep?: 'administrator' | 'company';
}

/** A request with what the scope guard found; null when nobody is signed in. */
export type ScopedRequest = FastifyRequest & { scope?: Scope | null };

/** Finds out who is asking. Identity resolves the session cookie; an area in its own process resolves the gateway's signed header. */
export interface ScopeResolver {
  resolve(request: FastifyRequest): Promise<Scope | null>;
}

export const SCOPE_RESOLVER = Symbol('SCOPE_RESOLVER');

/** The parameter that holds the caller's `Scope`. */
export const CurrentScope = createParamDecorator((_: unknown, context: ExecutionContext): Scope => {
  const { scope } = context.switchToHttp().getRequest<ScopedRequest>();
  if (!scope) throw new SignedOut();
  return scope;
});
