import { ANSWERS, type AnswerPlan, PUBLIC } from '@dwang/platform';
import type { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ApiCookieAuth, ApiResponse } from '@nestjs/swagger';

const STATUS_TEXT: Record<number, string> = { 200: 'Done', 201: 'Made', 204: 'Done, nothing to say' };

/** Tells Swagger what each handler answers and whether it needs a session, from the marks that the platform's decorators left. */
export function describeHandlers(discovery: DiscoveryService, scanner: MetadataScanner): void {
  for (const { metatype } of discovery.getControllers()) {
    const prototype: object | undefined = metatype?.prototype;
    if (!prototype) continue;
    const isPublic = Reflect.getMetadata(PUBLIC, metatype as object) === true;
    for (const name of scanner.getAllMethodNames(prototype)) describe(prototype, name, isPublic);
  }
}

function describe(prototype: object, name: string, isPublicClass: boolean): void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  const handler: unknown = descriptor?.value;
  if (!descriptor || typeof handler !== 'function') return;
  const plan = Reflect.getMetadata(ANSWERS, handler) as AnswerPlan | undefined;
  if (!plan) return;
  const { status, schema } = plan;
  const description = STATUS_TEXT[status] ?? 'Done';
  ApiResponse({ status, description, ...(schema ? { standardSchema: schema } : {}) })(prototype, name, descriptor);
  if (!isPublicClass && Reflect.getMetadata(PUBLIC, handler) !== true) ApiCookieAuth()(prototype, name, descriptor);
}
