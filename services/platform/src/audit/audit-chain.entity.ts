import { Entity, PrimaryColumn } from 'typeorm';
import { wholeColumn } from '../data/columns';
import { NotAudited } from './audited-entities';

/** How many rows the chain of a company has, so that a row taken off its end is missed. */
@Entity('audit_chains')
@NotAudited()
export class AuditChain {
  @PrimaryColumn({ type: 'bigint' }) chain!: number;
  @wholeColumn() seq!: number;
}
