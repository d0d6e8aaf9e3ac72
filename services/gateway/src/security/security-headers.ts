import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Front } from '../static/front';
import { contentSecurityPolicy, DOCS_POLICY } from './content-security-policy';

const PERMISSIONS = [
  'accelerometer=(self)',
  'camera=(self)',
  'geolocation=(self)',
  'gyroscope=(self)',
  'magnetometer=(self)',
  'microphone=(self)',
  'payment=()',
  'usb=()',
].join(', ');

// Map tiles are only given to pages that say where they come from, hence not 'no-referrer'.
const options = {
  contentSecurityPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  xFrameOptions: { action: 'deny' as const },
};
const overHttp = helmet({ ...options, strictTransportSecurity: false });
const overHttps = helmet({ ...options, strictTransportSecurity: { maxAge: 365 * 24 * 3600, includeSubDomains: true } });

/** Puts helmet's headers and the content security policy on every answer. */
export function protectAnswers(app: NestFastifyApplication, front: Front, tiles: string): void {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.addHook('onRequest', (request, reply, done) => {
    const isDocs = request.url.startsWith('/api/docs');
    const allowed = { origins: front.origins(), hashes: front.styleHashes(), tiles };
    reply.header('content-security-policy', isDocs ? DOCS_POLICY : contentSecurityPolicy(allowed));
    reply.header('permissions-policy', PERMISSIONS);
    const protect = request.protocol === 'https' ? overHttps : overHttp;
    protect(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined));
  });
}
