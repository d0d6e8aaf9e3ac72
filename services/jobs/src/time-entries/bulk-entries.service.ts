import { type BulkResult, type BulkTimeEntries, ErrorCode, type FieldError } from '@dwang/contracts';
import { AppError, Database, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { TimeEntriesService } from './time-entries.service';

/** The whole request is refused, with the reason beside each row at fault. */
class RowsRefused extends AppError {
  constructor(errors: readonly FieldError[], code: string) {
    const count = errors.length === 1 ? '1 entry' : `${errors.length} entries`;
    super(409, code, `Nothing was changed: ${count} cannot be changed. ${errors[0]?.message ?? ''}`.trim(), { errors });
  }
}

/** Many entries in one request: all or none, each by the rules of a single one. */
@Injectable()
export class BulkEntriesService {
  constructor(
    private readonly db: Database,
    private readonly entries: TimeEntriesService,
  ) {}

  /** Throws one `AppError` of status 409 that names every row at fault as `changes.3`. */
  change(scope: Scope, { changes }: z.output<typeof BulkTimeEntries>): Promise<BulkResult> {
    return this.each('changes', changes, ({ id, ...change }) => this.entries.update(scope, id, change));
  }

  /** Throws one `AppError` of status 409 that names every row at fault as `ids.3`. */
  remove(scope: Scope, ids: readonly number[]): Promise<BulkResult> {
    return this.each('ids', ids, (id) => this.entries.remove(scope, id));
  }

  private each<Row>(name: string, rows: readonly Row[], write: (row: Row) => Promise<unknown>): Promise<BulkResult> {
    return this.db.tx(async () => {
      const errors: FieldError[] = [];
      let code: string = ErrorCode.validation;
      for (const [index, row] of rows.entries()) {
        const refusal = await refusalOf(write(row));
        if (!refusal) continue;
        if (errors.length === 0) code = refusal.code;
        errors.push({ field: `${name}.${index}`, message: refusal.detail });
      }
      if (errors.length > 0) throw new RowsRefused(errors, code);
      return { count: rows.length };
    });
  }
}

async function refusalOf(writing: Promise<unknown>): Promise<AppError | null> {
  try {
    await writing;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
