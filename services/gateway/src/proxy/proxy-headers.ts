import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Headers that belong to one connection, never to the next one. */
const HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

function without(headers: IncomingHttpHeaders, isDropped: (name: string) => boolean): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => value !== undefined && !isDropped(name)));
}

/** What the area is told: no cookie, nothing that a client could have forged as ours. */
export function requestHeaders(request: FastifyRequest): OutgoingHttpHeaders {
  const kept = without(
    request.headers,
    (name) =>
      name === 'cookie' ||
      name === 'expect' ||
      name === 'x-request-id' ||
      name.startsWith('x-internal-') ||
      isHop(name, request.headers),
  );
  const framing = request.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {};
  return {
    ...kept,
    ...framing,
    'x-request-id': String(request.id),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

export const answerHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  without(headers, (name) => isHop(name, headers));

const isHop = (name: string, headers: IncomingHttpHeaders): boolean =>
  HOP.includes(name) || named(headers.connection).includes(name);

const named = (connection: string | undefined): string[] =>
  (connection ?? '').split(',').map((name) => name.trim().toLowerCase());
