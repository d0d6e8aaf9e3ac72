import type { FieldError } from '@dwang/contracts';
import { type ArgumentMetadata, Injectable, StandardSchemaValidationPipe } from '@nestjs/common';
import { Invalid } from '../errors/app-errors';
import { plainWords, type ToldIssue } from './plain-words';
import { findUnknownKeys } from './unknown-keys';

interface Issue extends ToldIssue {
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly keys?: readonly string[];
}

const unknown = (field: string): FieldError => ({ field, message: 'This name is not known here' });

/**
 * Checks `@Body({ schema })`, `@Query({ schema })` and `@Param('id', { schema })` against the contract; a refusal names each field. Keys of
 * a body that the contract does not name are refused, at any depth.
 */
@Injectable()
export class ContractPipe extends StandardSchemaValidationPipe {
  override async transform<Value>(value: Value, metadata: ArgumentMetadata): Promise<Value> {
    const { schema } = metadata;
    if (!schema || !this.toValidate(metadata)) return value;
    this.stripProtoKeys(value);
    const result = await schema['~standard'].validate(value);
    const extra = metadata.type === 'body' ? findUnknownKeys(schema, value).map(unknown) : [];
    const errors = [...(result.issues ?? []).flatMap((issue) => toFieldErrors(issue, metadata)), ...extra];
    if (result.issues || extra.length > 0) throw new Invalid(withoutTwins(errors));
    return result.value as Value;
  }
}

function toFieldErrors(issue: Issue, { type, data }: ArgumentMetadata): FieldError[] {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  if (issue.keys) return issue.keys.map((key) => unknown([...path, key].join('.')));
  const field = [...(data === undefined ? [] : [data]), ...path].join('.') || type;
  return [{ field, message: plainWords(issue) }];
}

/** Strict contracts report a key that is not known as well. */
const withoutTwins = (errors: readonly FieldError[]): FieldError[] =>
  errors.filter(
    ({ field, message }, at) => errors.findIndex((other) => other.field === field && other.message === message) === at,
  );
