import { ANSWERS, type AnswerPlan, PUBLIC, TAKES_FILE } from '@dwang/platform';
import type { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ApiBody, ApiConsumes, ApiCookieAuth, ApiResponse } from '@nestjs/swagger';

const STATUS_TEXT: Record<number, string> = { 200: 'Done', 201: 'Made', 204: 'Done, nothing to say' };

const FILE = { type: 'string', format: 'binary' };
const filesOf = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, { schema: FILE }]));

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
  const { status, schema, types } = plan;
  const description = STATUS_TEXT[status] ?? 'Done';
  ApiResponse({
    status,
    description,
    ...(schema ? { standardSchema: schema } : {}),
    ...(types ? { content: filesOf(types) } : {}),
  })(prototype, name, descriptor);
  const taken = Reflect.getMetadata(TAKES_FILE, handler) as readonly string[] | undefined;
  if (taken) {
    ApiConsumes(...taken)(prototype, name, descriptor);
    ApiBody({ required: true, schema: FILE })(prototype, name, descriptor);
  }
  if (!isPublicClass && Reflect.getMetadata(PUBLIC, handler) !== true) ApiCookieAuth()(prototype, name, descriptor);
}
