import type { ProjectLevel } from '@dwang/contracts';
import { IdColumn, instantColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

/** A job that is shared with somebody. */
@Entity('project_members')
export class ProjectMemberRow {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @wholeColumn() projectId!: number;
  @wholeColumn() userId!: number;
  @textColumn(10) level!: ProjectLevel;
  @instantColumn() createdAt!: Date;
}
