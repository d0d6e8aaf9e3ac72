import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { UploadCheck } from './upload-check.service';

/** Whatever a `@TakesImage()` or `@TakesFile()` handler is sent, before anything of it is read or kept: no other body is a buffer. */
@Injectable()
export class UploadCheckGuard implements CanActivate {
  constructor(@Inject(UploadCheck) private readonly check: UploadCheck) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body, method, routeOptions } = context.switchToHttp().getRequest<FastifyRequest>();
    if (Buffer.isBuffer(body)) await this.check.demand(body, `${method} ${routeOptions.url ?? ''}`);
    return true;
  }
}
