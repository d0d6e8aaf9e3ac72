import { type Agent, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { ErrorCode } from '@dwang/contracts';
import { AppError } from '@dwang/platform';

export interface Question {
  target: URL;
  agent: Agent;
  timeoutMs: number;
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | undefined;
  area: string;
}

/** Asks the area and resolves with its answer's head; the body is still to be read. Throws a 502 or 504 `AppError`. */
export async function ask(question: Question): Promise<IncomingMessage> {
  try {
    return await once(question);
  } catch (error) {
    const mayRepeat = question.body === undefined && ['GET', 'HEAD'].includes(question.method);
    if (!mayRepeat || !(error instanceof StaleConnection)) throw toAppError(error, question.area);
    return once(question).catch((again) => {
      throw toAppError(again, question.area);
    });
  }
}

/** The area closed a kept connection just as it was used again: asking once more is safe for a read. */
class StaleConnection extends Error {}
class TooSlow extends Error {}

function once({ target, agent, timeoutMs, method, path, headers, body }: Question): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const { hostname, port, protocol } = target;
    const outgoing = send({ hostname, port, protocol, agent, method, path, headers, timeout: timeoutMs }, resolve);
    outgoing.once('timeout', () => outgoing.destroy(new TooSlow()));
    outgoing.once('error', (error) =>
      reject(outgoing.reusedSocket && !(error instanceof TooSlow) ? new StaleConnection() : error),
    );
    outgoing.end(body);
  });
}

function toAppError(error: unknown, area: string): AppError {
  if (error instanceof TooSlow)
    return new AppError(504, ErrorCode.areaDown, `The ${area} service took too long to answer. Please try again.`);
  return new AppError(502, ErrorCode.areaDown, `The ${area} service cannot be reached at the moment. Please try again.`);
}
