import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { completeDocument } from './complete-document';
import { describeHandlers } from './describe-handlers';

/** The OpenAPI page at /api/docs and its document at /api/docs/openapi.json, from the contracts; made at the first request. */
export function documentApi(app: NestFastifyApplication): void {
  const config = new DocumentBuilder()
    .setTitle('Dwang')
    .setDescription('Jobs, hours, quotes and invoices. Money is a decimal string, durations are seconds, instants are UTC.')
    .setVersion('1')
    .addCookieAuth('dwang-session')
    .build();
  const document = () => {
    describeHandlers(app.get(DiscoveryService), new MetadataScanner());
    return completeDocument(SwaggerModule.createDocument(app, config));
  };
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/docs/openapi.json',
    raw: ['json'],
    customSiteTitle: 'Dwang API',
  });
}
