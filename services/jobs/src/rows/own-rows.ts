import { Forbidden, type Scope } from '@dwang/platform';

/** A contractor changes only what they wrote themselves. Throws `Forbidden`. */
export function refuseForeignRow(scope: Scope, row: { userId: number }): void {
  if (scope.role === 'contractor' && row.userId !== scope.userId)
    throw new Forbidden('Only the person who added this can change it');
}
