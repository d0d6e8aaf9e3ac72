import type { Scope } from '@dwang/platform';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The owner sees the whole company's time, everybody else their own. */
export const seesAllTime = (scope: Scope): boolean => scope.role === 'owner';

/** Narrows a query over time entries to those that the caller may see within the company. */
export function ownTimeOnly<Row extends ObjectLiteral>(scope: Scope, query: SelectQueryBuilder<Row>, alias: string): void {
  if (!seesAllTime(scope)) query.andWhere(`${alias}.userId = :ownUserId`, { ownUserId: scope.userId });
}
