import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../errors/app-errors';
import { problemBody } from '../errors/problem-body';

const DETAILS: Record<number, string> = {
  400: 'The request could not be read',
  408: 'The request took too long',
  431: 'The address or the headers are too long',
};

/** Milliseconds. */
const LINGER = 500;

/** Answers what Node could not read as a request (so that there is no reply object), in the one form of all errors. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // Answered already: each further piece of what could not be read comes here as well.
  if (socket.writableEnded && !socket.destroyed) return;
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(error.code);
  const body = JSON.stringify(problemBody(new AppError(status, 'REQUEST.MALFORMED', DETAILS[status] ?? ''), randomUUID()));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  endSoon(socket);
}

/** Whoever does not hang up in turn is not waited for. What is still coming in is let go: ended at once, the answer would be lost with it. */
function endSoon(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), LINGER).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.resume();
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
