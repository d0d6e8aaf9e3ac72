import { type BulkResult, type BulkTimeEntries, ErrorCode, type FieldError } from '@dwang/contracts';
import { AppError, Conflict, Database, type Scope } from '@dwang/platform';
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

const TWICE = new Conflict(ErrorCode.validation, 'This entry is named twice.');

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
    const rows = ids.map((id) => ({ id }));
    return this.each('ids', rows, ({ id }) => this.entries.remove(scope, id));
  }

  /** An entry that is named twice is refused: which of two changes is meant nobody can tell. */
  private each<Row extends { id: number }>(
    name: string,
    rows: readonly Row[],
    write: (row: Row) => Promise<unknown>,
  ): Promise<BulkResult> {
    return this.db.tx(async () => {
      const errors: FieldError[] = [];
      let code: string = ErrorCode.validation;
      const seen = new Set<number>();
      for (const [index, row] of rows.entries()) {
        const refusal = seen.has(row.id) ? TWICE : await refusalOf(write(row));
        seen.add(row.id);
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
