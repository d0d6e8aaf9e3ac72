import { Problem } from '@dwang/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Made once for a change; sent again with the same body, the first answer comes back.',
  schema: { type: 'string', maxLength: 255 },
};

/** Adds what holds for every operation: problems, the idempotency key on writes. */
export function completeDocument(document: OpenAPIObject): OpenAPIObject {
  const { $schema: _, id: __, ...schema } = z.toJSONSchema(Problem, { target: 'openapi-3.0' });
  const components = { ...document.components, schemas: { ...document.components?.schemas, Problem: schema } };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) complete(operation, path, method);
    }
  }
  return { ...document, components } as OpenAPIObject;
}

function complete(operation: Operation, path: string, method: (typeof METHODS)[number]): void {
  const answers: Record<string, ReturnType<typeof problem>> = {
    400: problem('Something in the request is refused; each field is named'),
  };
  if (operation.security) answers[401] = problem('Nobody is signed in');
  if (path.endsWith('/auth/login')) answers[401] = problem('Name and password do not belong together');
  if (operation.security) answers[403] = problem('Not allowed');
  if (path.includes('{')) answers[404] = problem('No such row in your company');
  if (method !== 'get') answers[409] = problem('Clashes with what is stored');
  if (method !== 'get') answers[422] = problem('The Idempotency-Key belongs to another request');
  answers[429] = problem('Too many requests; see Retry-After');
  operation.responses = { ...answers, ...operation.responses };
  if (method !== 'get') operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY as never];
}
