import type { KindSum } from '@dwang/domain';
import { jsonColumn, textColumn } from '@dwang/platform';
import type { Part } from '../quotes/kind-cents';

/** How GST applies to a line. */
export const gstKindColumn = (): PropertyDecorator => textColumn(12, { default: 'standard' });

/** What the lines of one kind come to. Every row has it: only the table lets it be empty, for the step that added it. */
export const kindSumsColumn = (): PropertyDecorator => jsonColumn<KindSum[]>();

/** What is there of each kind, in cents; only the table lets it be empty, too. */
export const kindCentsColumn = (): PropertyDecorator => jsonColumn<Part[]>();
