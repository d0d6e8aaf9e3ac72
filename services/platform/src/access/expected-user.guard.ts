import { ErrorCode } from '@dwang/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AppError } from '../errors/app-errors';
import type { ScopedRequest } from './scope';

/** The header by which a queue of unsent work says whose it is. */
const EXPECTED_USER = 'x-dwang-user';

/** Work that one person left on a device is never taken under the session of another: it waits until its owner signs in. */
@Injectable()
export class ExpectedUserGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers, scope } = context.switchToHttp().getRequest<ScopedRequest>();
    const expected = headers[EXPECTED_USER];
    if (expected === undefined || !scope || expected === String(scope.userId)) return true;
    throw new AppError(409, ErrorCode.otherUser, 'This belongs to another user of this device');
  }
}
