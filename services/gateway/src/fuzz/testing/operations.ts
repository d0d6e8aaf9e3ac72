import type { TestApp } from '@dwang/testing/services';
import { RIGHTS, type Route } from '../../access-matrix/testing/rights';
import { type Sample } from './sample';
import { SAMPLES } from './samples';
import type { Schema, Schemas } from './schema';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** One route of the API as its document describes it. */
export interface Operation {
  /** Method and address, such as `PATCH /api/clients/{id}`. */
  name: string;
  method: string;
  path: string;
  query: Schema;
  body: Schema | undefined;
  /** Types of files that it takes in place of a body. */
  files: string[];
  right: Route;
  /** Empty where what the matrix of rights sends is taken. */
  sample: Sample;
}

export interface ApiDocument {
  operations: Operation[];
  schemas: Schemas;
}

/** The document as the server hands it out; what takes rows away comes last, so that the others find some. */
export async function readDocument(test: TestApp): Promise<ApiDocument> {
  const { body } = await test.nobody().get('/api/docs/openapi.json').expect(200);
  const paths: Record<string, Record<string, Described>> = body.paths;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(method.toUpperCase(), path, described)),
  );
  return { operations: operations.sort((one, other) => harmOf(one) - harmOf(other)), schemas: body.components.schemas };
}

function operationOf(method: string, path: string, { parameters = [], requestBody }: Described): Operation {
  const name = `${method} ${path}`;
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const content = requestBody?.content ?? {};
  return {
    name,
    method,
    path,
    query: {
      type: 'object',
      properties: Object.fromEntries(asked.map((parameter) => [parameter.name, parameter.schema ?? {}])),
      required: asked.filter(({ required }) => required).map((parameter) => parameter.name),
    },
    body: content['application/json']?.schema,
    files: Object.keys(content).filter((type) => type !== 'application/json'),
    right: RIGHTS[name] ?? { rule: 'open' },
    sample: SAMPLES[name] ?? {},
  };
}

const ENDS = /^(DELETE \/api\/(account|company)|POST \/api\/auth\/logout|PATCH \/api\/admin\/settings)/;

function harmOf({ name, method, right }: Operation): number {
  if (ENDS.test(name)) return 3;
  if (right.rule === 'platform' && method !== 'GET') return 2;
  return method === 'DELETE' ? 1 : 0;
}
