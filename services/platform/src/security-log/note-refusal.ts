import { ErrorCode } from '@dwang/contracts';
import type { FastifyRequest } from 'fastify';
import type { AppError } from '../errors/app-errors';
import type { SecurityEvent } from './security-events';
import type { SecurityLog } from './security-log.service';

const BY_CODE: Readonly<Record<string, SecurityEvent>> = {
  [ErrorCode.signedOut]: 'refused.signed-out',
  [ErrorCode.forbidden]: 'refused.role',
  [ErrorCode.foreignOrigin]: 'refused.origin',
  [ErrorCode.otherUser]: 'refused.user',
  [ErrorCode.rateLimited]: 'refused.rate',
};

/** Notes a refusal of who may not; what is refused for what it says is nobody's security. */
export function noteRefusal(security: SecurityLog, request: FastifyRequest, error: AppError): void {
  const event = BY_CODE[error.code];
  if (!event) return;
  const route = `${request.method} ${request.routeOptions?.url ?? '/*'}`;
  const isAdmins = event === 'refused.role' && route.includes('/api/admin');
  security.refused(isAdmins ? 'refused.administrator' : event, { detail: route, ip: request.ip });
}
