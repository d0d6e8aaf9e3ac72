import { Database, NotFound } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import { Company } from './company.entity';

/** Public face: what other areas may know of a company. */
@Injectable()
export class Companies {
  constructor(@Inject(Database) private readonly db: Database) {}

  /** The company's details as they stand on its invoices. */
  async profile(companyId: number): Promise<Readonly<Company>> {
    const company = await this.db.repo(Company).findOneBy({ id: companyId });
    if (!company) throw new NotFound('Company not found');
    return company;
  }

  /** From now on the weeks of the team are approved before they are invoiced. */
  async requireApproval(companyId: number): Promise<void> {
    await this.db.repo(Company).update({ id: companyId }, { approvalRequired: true });
  }
}
