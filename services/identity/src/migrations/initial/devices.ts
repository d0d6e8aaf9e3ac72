import { column, type TablePlan } from '@dwang/platform';

export const devicesTables: readonly TablePlan[] = [
  {
    name: 'known_devices',
    columns: [column.id(), column.whole('userId'), column.text('markHash', 64), column.instant('lastSeenAt')],
    unique: [['userId', 'markHash']],
  },
];
