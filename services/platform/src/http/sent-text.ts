import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body's text is kept as it was sent, for a signature over it. */
    keepsText?: boolean;
  }
}

type Kept = FastifyRequest & { sentText?: string };

/** The handler, or its guard, reads the JSON body also as the text that was sent: a signature is over that. */
export const KeepsSentText = () => RouteConfig({ keepsText: true });

/** Called by the parser of bodies. */
export function keepSentText(request: FastifyRequest, text: string): void {
  if (request.routeOptions.config.keepsText) (request as Kept).sentText = text;
}

/** What was sent to a `@KeepsSentText()` handler; '' without a body. */
export const sentTextOf = (request: FastifyRequest): string => (request as Kept).sentText ?? '';
