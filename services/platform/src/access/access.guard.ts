import { ErrorCode, type Role } from '@dwang/contracts';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Forbidden, SignedOut } from '../errors/app-errors';
import { ADMINISTRATOR, BEFORE_SECOND_STEP, PUBLIC, ROLES } from './access.decorators';
import type { ScopedRequest } from './scope';

/** Decides access from the marks on the handler: closed unless marked `@Public()`. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(@Inject(Reflector) private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (this.mark<boolean>(PUBLIC, context)) return true;
    const { scope } = context.switchToHttp().getRequest<ScopedRequest>();
    if (!scope) throw new SignedOut();
    if (scope.lacksSecondStep === 'company' && !this.mark<boolean>(BEFORE_SECOND_STEP, context)) throw secondStepDemanded();
    if (this.mark<boolean>(ADMINISTRATOR, context) && !scope.isAdministrator)
      throw new Forbidden('Only the administrator may open this');
    if (this.mark<boolean>(ADMINISTRATOR, context) && scope.lacksSecondStep) throw secondStepNeeded();
    const roles = this.mark<Role[]>(ROLES, context);
    if (roles && !roles.includes(scope.role)) throw new Forbidden();
    return true;
  }

  private mark<Value>(key: string, context: ExecutionContext): Value | undefined {
    return this.reflector.getAllAndOverride<Value>(key, [context.getHandler(), context.getClass()]);
  }
}

const secondStepNeeded = () =>
  new Forbidden(
    'The admin panel needs a second step. Set one up under Settings, Security; if you have one, sign out and in again.',
    ErrorCode.secondStepNeeded,
  );

const secondStepDemanded = () =>
  new Forbidden('Your company asks everybody for a second step. Set one up to carry on.', ErrorCode.secondStepDemanded);
