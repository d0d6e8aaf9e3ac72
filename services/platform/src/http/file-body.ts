import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env/env.schema';
import { AppError, fileTooLarge } from '../errors/app-errors';
import { FILE_TYPES, IMAGE_TYPES } from '../files/image-header';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler's body is a file of one of these content types. */
    takesFile?: readonly string[];
  }
}

/** Metadata key under which the OpenAPI page finds the content types of a handler's file. */
export const TAKES_FILE = 'dwang:takes-file';

/** Under which a file of any kind is sent: what it is, its content decides. */
const ANY_FILE = ['application/octet-stream'];

const takes = (types: readonly string[]) => applyDecorators(RouteConfig({ takesFile: types }), SetMetadata(TAKES_FILE, types));

/** The handler's body is an image as it is, not JSON: up to `MAX_UPLOAD_MB`, read with `@FileBody()`. All else answers 415. */
export const TakesImage = () => takes(IMAGE_TYPES);

/** The handler's body is a file of any kind, sent as `application/octet-stream`; else as `TakesImage`. */
export const TakesFile = () => takes(ANY_FILE);

/** The bytes that were sent to a `@TakesImage()` or `@TakesFile()` handler. */
export const FileBody = createParamDecorator((_: unknown, context: ExecutionContext): Buffer => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { body } = request;
  if (!Buffer.isBuffer(body)) throw notTaken(request);
  if (body.length === 0) throw new AppError(400, 'REQUEST.EMPTY_FILE', 'This file is empty');
  return body;
});

/** Lets the server read files, but only where a handler takes them. */
export function takeFiles(fastify: FastifyInstance, env: Env): void {
  refuseTooLarge(fastify, env.MAX_UPLOAD_MB);
  const options = { parseAs: 'buffer', bodyLimit: env.MAX_UPLOAD_MB * 1024 * 1024 } as const;
  fastify.addContentTypeParser([...FILE_TYPES], options, (request, body, done) => {
    const type = typeOf(request.headers);
    const isEncoded = (request.headers['content-encoding'] ?? 'identity') !== 'identity';
    if (!isEncoded && request.routeOptions.config.takesFile?.includes(type)) done(null, body);
    else done(notTaken(request));
  });
}

/** Before any of it is read, and with the limit: what is cut off while it is read says nothing of it. */
function refuseTooLarge(fastify: FastifyInstance, megabytes: number): void {
  fastify.addHook('preParsing', async ({ headers }) => {
    const isTooLarge = Number(headers['content-length']) > megabytes * 1024 * 1024;
    if (isTooLarge && FILE_TYPES.includes(typeOf(headers))) throw fileTooLarge(megabytes);
  });
}

const typeOf = (headers: FastifyRequest['headers']): string => headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

function notTaken({ routeOptions }: FastifyRequest): AppError {
  const { takesFile } = routeOptions.config;
  if (!takesFile) return new AppError(415, 'REQUEST.MALFORMED', 'Please send application/json in UTF-8');
  if (takesFile.includes('application/octet-stream')) {
    return new AppError(415, 'REQUEST.NOT_A_FILE', 'Please send a file as application/octet-stream, not compressed further');
  }
  return new AppError(415, 'REQUEST.NOT_AN_IMAGE', 'Please send a JPEG, PNG or WebP image, not compressed further');
}
