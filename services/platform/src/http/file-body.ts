import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env/env.schema';
import { AppError } from '../errors/app-errors';
import { IMAGE_TYPES } from '../files/image-header';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler's body is an image. */
    takesImage?: boolean;
  }
}

/** Metadata key under which the OpenAPI page finds the content types of a handler's file. */
export const TAKES_FILE = 'dwang:takes-file';

/** The handler's body is an image as it is, not JSON: up to `MAX_UPLOAD_MB`, read with `@FileBody()`. All else answers 415. */
export const TakesImage = () => applyDecorators(RouteConfig({ takesImage: true }), SetMetadata(TAKES_FILE, IMAGE_TYPES));

/** The bytes that were sent to a `@TakesImage()` handler. */
export const FileBody = createParamDecorator((_: unknown, context: ExecutionContext): Buffer => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!Buffer.isBuffer(body) || body.length === 0) throw notAnImage();
  return body;
});

/** Lets the server read images, but only where a handler takes them. */
export function takeImages(fastify: FastifyInstance, env: Env): void {
  const options = { parseAs: 'buffer', bodyLimit: env.MAX_UPLOAD_MB * 1024 * 1024 } as const;
  fastify.addContentTypeParser([...IMAGE_TYPES], options, (request, body, done) => {
    const { takesImage } = request.routeOptions.config;
    const isEncoded = (request.headers['content-encoding'] ?? 'identity') !== 'identity';
    if (takesImage && !isEncoded) done(null, body);
    else done(takesImage ? notAnImage() : new AppError(415, 'REQUEST.MALFORMED', 'Please send application/json in UTF-8'));
  });
}

const notAnImage = () =>
  new AppError(415, 'REQUEST.NOT_AN_IMAGE', 'Please send a JPEG, PNG or WebP image, not compressed further');
