import { Inject, Injectable, StandardSchemaSerializerInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { z } from 'zod';
import { Log } from '../logs/log';

/** Answers what the contract names. In a list, a row that the contract does not take (its stored values are damaged) is left out and logged. */
@Injectable()
export class AnswerSerializer extends StandardSchemaSerializerInterceptor {
  constructor(
    @Inject(Reflector) reflector: Reflector,
    @Inject(Log) private readonly logs: Log,
  ) {
    super(reflector);
  }

  override async transformToPlain(answer: object, schema: z.ZodType): Promise<object> {
    const read = schema.safeParse(answer);
    if (read.success) return read.data as object;
    return super.transformToPlain(this.withoutUnreadable(answer, read.error.issues), schema);
  }

  private withoutUnreadable(answer: object, issues: readonly z.core.$ZodIssue[]): object {
    if (!('items' in answer) || !Array.isArray(answer.items)) return answer;
    const bad = new Map(issues.filter(({ path }) => path[0] === 'items').map((issue) => [issue.path[1], issue]));
    for (const [index, { path, message }] of bad) {
      const item: unknown = answer.items[Number(index)];
      const where = { id: idOf(item), field: path.slice(2).join('.'), problem: message };
      if (item instanceof Error) this.logs.fault(item);
      this.logs.write('error', 'unreadable row left out', where);
    }
    return { ...answer, items: answer.items.filter((_: unknown, index: number) => !bad.has(index)) };
  }
}

function idOf(item: unknown): number | undefined {
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
  return typeof id === 'number' ? id : undefined;
}
