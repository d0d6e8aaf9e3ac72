import type { ProjectStage, ProjectStatus, Region } from '@dwang/contracts';
import {
  dayColumn,
  FoundByWords,
  IdColumn,
  instantColumn,
  longTextColumn,
  moneyColumn,
  textColumn,
  uidColumn,
  wholeColumn,
} from '@dwang/platform';
import { Entity } from 'typeorm';

/** A job. On screen it is called "job", here and in the API "project". */
@FoundByWords()
@Entity('projects')
export class ProjectRow {
  @IdColumn() id!: number;
  @uidColumn() uid!: string;
  @wholeColumn() companyId!: number;
  /** Who entered it. */
  @wholeColumn() userId!: number;
  /** The company's id on its one General project, else null: a unique key keeps a company from having two. */
  @wholeColumn({ nullable: true }) generalOf!: number | null;
  @textColumn(200) name!: string;
  @wholeColumn({ nullable: true }) clientId!: number | null;
  /** One of the client's sites. */
  @wholeColumn({ nullable: true }) siteId!: number | null;
  @textColumn(500) location!: string;
  /** Millionths of a degree; both or neither, and then its site's count. */
  @wholeColumn({ nullable: true }) latMicro!: number | null;
  @wholeColumn({ nullable: true }) lngMicro!: number | null;
  @moneyColumn() hourlyRateCents!: number;
  @dayColumn({ nullable: true }) startDate!: string | null;
  @dayColumn({ nullable: true }) endDate!: string | null;
  @wholeColumn() progress!: number;
  @longTextColumn() description!: string;
  @textColumn(20) status!: ProjectStatus;
  @textColumn(20) stage!: ProjectStage;
  /** Its place within the stage, the lowest first. */
  @wholeColumn() stageOrder!: number;
  /** Price of the whole job, excluding GST. */
  @moneyColumn({ nullable: true }) estimateCents!: number | null;
  @wholeColumn({ nullable: true }) estimateSeconds!: number | null;
  @textColumn(30, { nullable: true }) region!: Region | null;
  @textColumn(400) sortName!: string;
  /** Folded name, location and description's beginning. The client's own folded text is searched beside it. */
  @textColumn(1000) searchText!: string;
  /** Its own last change or the start of its newest time, whichever is later; kept by `LastActivity`. */
  @instantColumn({ nullable: true }) lastActivityAt!: Date;
  /** Time entries of everybody, their seconds worked and what they are worth; kept by `LastActivity`, as is all down to `clientOrder`. */
  @wholeColumn({ default: 0 }) timeCount!: number;
  @wholeColumn({ default: 0 }) timeSeconds!: number;
  @moneyColumn({ default: 0 }) timeCents!: number;
  /** The part of it that is on no invoice. */
  @wholeColumn({ default: 0 }) unbilledCount!: number;
  @wholeColumn({ default: 0 }) unbilledSeconds!: number;
  @moneyColumn({ default: 0 }) unbilledCents!: number;
  /** No entry spans more seconds: at most so far before a moment begins what is still worked at it. */
  @wholeColumn({ default: 0 }) longestSeconds!: number;
  /** When the oldest unbilled time began. */
  @instantColumn({ nullable: true }) unbilledFrom!: Date | null;
  /** End date and client's folded name, by which the list is sorted; without one, last of all. */
  @dayColumn({ default: '9999-12-31' }) endOrder!: string;
  @textColumn(400, { default: '~' }) clientOrder!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() updatedAt!: Date;
  @wholeColumn() version!: number;
}
