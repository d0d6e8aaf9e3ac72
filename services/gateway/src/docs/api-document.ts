import { APP_NAME } from '@dwang/contracts/values';
import { Settings } from '@dwang/platform';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { completeDocument } from './complete-document';
import { describeHandlers } from './describe-handlers';

/** The OpenAPI page at /api/docs and its document at /api/docs/openapi.json, from the contracts; made at the first request. */
export function documentApi(app: NestFastifyApplication): void {
  const config = new DocumentBuilder()
    .setTitle(APP_NAME)
    .setDescription('Jobs, hours, quotes and invoices. Money is a decimal string, durations are seconds, instants are UTC.')
    .setVersion('1')
    .addCookieAuth('dwang-session')
    .build();
  const document = () => {
    describeHandlers(app.get(DiscoveryService), new MetadataScanner());
    return completeDocument(SwaggerModule.createDocument(app, config));
  };
  const name = () => app.get(Settings, { strict: false }).get('app_name');
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/docs/openapi.json',
    raw: ['json'],
    customSiteTitle: 'API',
    patchDocumentOnRequest: async (_request, _response, made) => ({ ...made, info: { ...made.info, title: await name() } }),
  });
}
