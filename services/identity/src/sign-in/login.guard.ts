import { ErrorCode, LoginRequest } from '@dwang/contracts';
import { Invalid, SignedOut } from '@dwang/platform';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';

/** Checks the body (guards run before pipes), then lets passport-local decide. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const result = LoginRequest.safeParse(request.body);
    if (!result.success) {
      throw new Invalid(result.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message })));
    }
    const { email, username } = result.data;
    const sent = request.body;
    request.body = { ...result.data, login: email ?? username };
    try {
      return (await super.canActivate(context)) === true;
    } finally {
      request.body = sent;
    }
  }

  override handleRequest<Found>(error: unknown, user: Found): Found {
    if (error) throw error;
    if (!user) throw new SignedOut('Invalid credentials', ErrorCode.badCredentials);
    return user;
  }
}
