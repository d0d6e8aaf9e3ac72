import type { Role } from '@dwang/contracts';
import { flagColumn, IdColumn, instantColumn, longTextColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';
import type { PromisedJob } from './joining';

/** Somebody who may join a company by a link, once. Only the SHA-256 of its token is kept; the row goes when it is used. */
@Entity('invitations')
export class Invitation {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  /** Who invites. */
  @wholeColumn() userId!: number;
  @textColumn(254) email!: string;
  @textColumn(254) emailKey!: string;
  @textColumn(20) role!: Role;
  @flagColumn() seesPrices!: boolean;
  @longTextColumn({ transformer: { to: (jobs) => JSON.stringify(jobs), from: (text) => JSON.parse(text ?? '[]') } })
  projects!: PromisedJob[];
  @textColumn(64) tokenHash!: string;
  @instantColumn() createdAt!: Date;
  @instantColumn() expiresAt!: Date;
}
