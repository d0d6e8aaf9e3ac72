import type { QuoteTemplate } from '@dwang/contracts';
import { IdColumn, instantColumn, jsonColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** What a quote may be begun with. */
@Entity('quote_templates')
export class QuoteTemplateRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() userId!: number;
  @textColumn(100) name!: string;
  @jsonColumn() content!: Omit<QuoteTemplate, 'id' | 'uid' | 'name'>;
  @textColumn(64) madeOf!: string;
  @instantColumn() createdAt!: Date;
}
