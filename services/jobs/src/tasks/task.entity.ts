import { dayColumn, flagColumn, IdColumn, instantColumn, textColumn, uidColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** Something to do on a job. */
@Entity('project_tasks')
export class TaskRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  @wholeColumn() projectId!: number;
  @wholeColumn() userId!: number;
  @textColumn(200) title!: string;
  @flagColumn() done!: boolean;
  @dayColumn({ nullable: true }) dueDate!: string | null;
  /** Whose task it is; null is nobody in particular. */
  @wholeColumn({ nullable: true }) assigneeId!: number | null;
  /** The lowest comes first. In the API `order`, a word that SQL keeps for itself. */
  @wholeColumn() place!: number;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  @wholeColumn() version!: number;
}
