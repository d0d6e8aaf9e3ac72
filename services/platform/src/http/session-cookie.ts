import type { FastifyReply, FastifyRequest } from 'fastify';

const PLAIN = 'dwang-session';
const SECURE = '__Host-dwang-session';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';
const nameFor = (request: FastifyRequest): string => (isSecure(request) ? SECURE : PLAIN);

/** By which a device is known again at the next sign-in. It opens nothing. */
const DEVICE = 'dwang-device';
const DEVICE_SECONDS = 400 * 24 * 3600;

function readCookie(request: FastifyRequest, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value ?? null;
  }
  return null;
}

/** The opaque token of the request, or null when there is none that we could have made. */
export function readSessionToken(request: FastifyRequest): string | null {
  const token = readCookie(request, nameFor(request));
  return token !== null && TOKEN.test(token) ? token : null;
}

const attributes = (request: FastifyRequest, maxAgeSeconds: number | null): string =>
  `Path=/; HttpOnly; SameSite=Lax${maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`}${isSecure(request) ? '; Secure' : ''}`;

/** Sets the session cookie: `__Host-` and Secure over HTTPS. With null for its age it goes when the browser is closed. */
export function writeSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAgeSeconds: number | null,
): void {
  reply.header('set-cookie', `${nameFor(request)}=${token}; ${attributes(request, maxAgeSeconds)}`);
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', `${nameFor(request)}=; ${attributes(request, 0)}`);
}

export function readDeviceMark(request: FastifyRequest): string | null {
  const mark = readCookie(request, deviceNameFor(request));
  return mark !== null && TOKEN.test(mark) ? mark : null;
}

export function writeDeviceMark(request: FastifyRequest, reply: FastifyReply, mark: string): void {
  reply.header('set-cookie', `${deviceNameFor(request)}=${mark}; ${attributes(request, DEVICE_SECONDS)}`);
}

const deviceNameFor = (request: FastifyRequest): string => (isSecure(request) ? `__Host-${DEVICE}` : DEVICE);
