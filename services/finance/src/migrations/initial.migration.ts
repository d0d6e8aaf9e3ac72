import { createTables, dropTables } from '@dwang/platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bankTables } from './initial/bank';
import { claimsTables } from './initial/claims';
import { creditNotesTables } from './initial/credit-notes';
import { gstTables } from './initial/gst';
import { invoicesTables } from './initial/invoices';
import { numberingTables } from './initial/numbering';
import { paymentsTables } from './initial/payments';
import { quotesTables } from './initial/quotes';
import { recurringTables } from './initial/recurring';
import { retentionsTables } from './initial/retentions';
import { sendingTables } from './initial/sending';
import { settingsTables } from './initial/settings';
import { writeOffsTables } from './initial/write-offs';

/** Those first that others point at. */
const TABLES = [
  ...invoicesTables,
  ...numberingTables,
  ...paymentsTables,
  ...creditNotesTables,
  ...quotesTables,
  ...bankTables,
  ...gstTables,
  ...sendingTables,
  ...claimsTables,
  ...retentionsTables,
  ...settingsTables,
  ...recurringTables,
  ...writeOffsTables,
];

export class InitialFinance1790000000003 implements MigrationInterface {
  readonly name = 'InitialFinance1790000000003';

  up(runner: QueryRunner): Promise<void> {
    return createTables(runner, TABLES);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}
