import type { Role } from '@dwang/contracts';
import { flagColumn, IdColumn, instantColumn, textColumn, wholeColumn } from '@dwang/platform';
import { Entity } from 'typeorm';

export type UserStatus = 'active' | 'inactive' | 'pending';

/** A person who signs in, member of one company. Names and addresses are unique over all companies by their key columns. */
@Entity('users')
export class User {
  @IdColumn() id!: number;
  @wholeColumn() companyId!: number;
  @textColumn(60) username!: string;
  @textColumn(254) usernameKey!: string;
  @textColumn(254) email!: string;
  @textColumn(254) emailKey!: string;
  @textColumn(255) passwordHash!: string;
  @textColumn(20) role!: Role;
  @textColumn(20) status!: UserStatus;
  /** Counts for contractors only: everybody else sees prices. */
  @flagColumn({ default: false }) seesPrices!: boolean;
  @textColumn(60, { default: '' }) firstName!: string;
  @textColumn(60, { default: '' }) lastName!: string;
  @textColumn(60, { default: '' }) phone!: string;
  @textColumn(120, { nullable: true }) avatarKey!: string | null;
  @textColumn(500, { nullable: true }) profileImageUrl!: string | null;
  @instantColumn({ nullable: true }) lastActiveAt!: Date | null;
  @instantColumn() createdAt!: Date;
  /** When the person showed that the address is theirs; null until then, and again after a new address. */
  @instantColumn({ nullable: true }) emailConfirmedAt!: Date | null;
  /** When the person was taken out of the team; null for members, also inactive ones. */
  @instantColumn({ nullable: true }) leftAt!: Date | null;
  /** Folded names, address and company name, for the administrator's search; the name that is shown comes first, for the order. */
  @textColumn(1000) searchText!: string;
}
