import { applyDecorators, HttpCode, SerializeOptions, SetMetadata } from '@nestjs/common';
import type { z } from 'zod';

/** Metadata key under which the OpenAPI page finds what a handler answers. */
export const ANSWERS = 'dwang:answers';

export interface AnswerPlan {
  status: number;
  schema?: z.ZodType;
  /** Content types of an answer that is no JSON. */
  types?: readonly string[];
}

/** What a handler answers: the schema shapes the body (unknown fields are dropped) and is shown in the OpenAPI page. An object, not an array. */
export const Answers = (schema: z.ZodType, status = 200) =>
  applyDecorators(HttpCode(status), SerializeOptions({ schema }), SetMetadata(ANSWERS, { status, schema } satisfies AnswerPlan));

/** 204, no body. */
export const AnswersNothing = () => applyDecorators(HttpCode(204), SetMetadata(ANSWERS, { status: 204 } satisfies AnswerPlan));

/** A file of one of these content types. */
export const AnswersFile = (...types: string[]) => SetMetadata(ANSWERS, { status: 200, types } satisfies AnswerPlan);
