import type { FieldError } from '@dwang/contracts';
import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import { Invalid } from '../errors/app-errors';
import { plainWords, type ToldIssue } from './plain-words';

interface Issue extends ToldIssue {
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly keys?: readonly string[];
}

/** Checks `@Body({ schema })`, `@Query({ schema })` and `@Param('id', { schema })` against the contract; a refusal names each field. */
@Injectable()
export class ContractPipe extends StandardSchemaValidationPipe {
  override async transform<Value>(value: Value, metadata: ArgumentMetadata): Promise<Value> {
    const { schema } = metadata;
    if (!schema || !this.toValidate(metadata)) return value;
    this.stripProtoKeys(value);
    const result = await schema['~standard'].validate(value);
    if (result.issues) throw new Invalid(result.issues.flatMap((issue) => toFieldErrors(issue, metadata)));
    return result.value as Value;
  }
}

function toFieldErrors(issue: Issue, { type, data }: ArgumentMetadata): FieldError[] {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  if (issue.keys) return issue.keys.map((key) => ({ field: [...path, key].join('.'), message: 'This name is not known here' }));
  const field = [...(data === undefined ? [] : [data]), ...path].join('.') || type;
  return [{ field, message: plainWords(issue) }];
}
