import { ErrorCode } from '@dwang/contracts';
import { Companies, CompanyDirectory } from '@dwang/identity';
import { Conflict, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { TimeEntryRow } from './time-entry.entity';

/** Which time may go on an invoice where a company approves the weeks of its team. An owner's own time needs no approval. */
@Injectable()
export class ApprovedTime {
  constructor(
    private readonly companies: Companies,
    private readonly directory: CompanyDirectory,
  ) {}

  /** Throws `Conflict` on `field` when some of the time waits for approval. */
  async check({ companyId }: Scope, rows: readonly TimeEntryRow[], field: string): Promise<void> {
    const open = rows.filter(({ approval }) => approval !== 'approved');
    if (open.length === 0 || !(await this.companies.profile(companyId)).approvalRequired) return;
    const members = await this.directory.members(companyId);
    const owners = new Set(members.filter(({ role }) => role === 'owner').map(({ id }) => id));
    if (open.every(({ userId }) => owners.has(userId))) return;
    throw new Conflict(ErrorCode.weekLocked, 'Some of this time is not approved yet. Approve its week to invoice it.', field);
  }
}
