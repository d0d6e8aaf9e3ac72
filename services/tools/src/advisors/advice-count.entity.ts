import { dayColumn, IdColumn, NotAudited, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** How many answers a model has worded for a company on its day. Unique by company and day. */
@Entity('advice_counts')
@NotAudited()
export class AdviceCount {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @dayColumn() day!: string;
  @wholeColumn() taken!: number;
}
