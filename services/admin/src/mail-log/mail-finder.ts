import type { MailLogExportQuery } from '@dwang/contracts';
import { fold } from '@dwang/domain';
import { CompanyDirectory } from '@dwang/identity';
import { Database, likeContains, MailLogRow } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';

/** Finds letters by state, by kind, and by words of their address and of their company, as it is called now. */
@Injectable()
export class MailFinder {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(CompanyDirectory) private readonly companies: CompanyDirectory,
  ) {}

  async matching({ q, status, kind }: z.output<typeof MailLogExportQuery>): Promise<SelectQueryBuilder<MailLogRow>> {
    const rows = this.db.repo(MailLogRow).createQueryBuilder('row').where('1 = 1');
    if (status) rows.andWhere('row.status = :status', { status });
    if (kind) rows.andWhere('row.kind = :kind', { kind });
    const words = (q ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 10);
    const names = words.length > 0 ? await this.names() : [];
    for (const [index, word] of words.entries()) {
      const companies = names.filter(([, name]) => name.includes(fold(word))).map(([id]) => id);
      const inAddress = `LOWER(row.address) LIKE :word${index} ESCAPE '!'`;
      const ofCompany = companies.length > 0 ? ` OR row.companyId IN (:...companies${index})` : '';
      rows.andWhere(`(${inAddress}${ofCompany})`, {
        [`word${index}`]: likeContains(word),
        [`companies${index}`]: companies,
      });
    }
    return rows;
  }

  /** Of the companies that had letters lately, folded. Names are kept nowhere in that form. */
  private async names(): Promise<[number, string][]> {
    const found: { id: number | string }[] = await this.db
      .repo(MailLogRow)
      .createQueryBuilder('row')
      .select('row.companyId', 'id')
      .distinct(true)
      .getRawMany();
    const names = await this.companies.names(found.map(({ id }) => Number(id)));
    return [...names].map(([id, name]) => [id, fold(name)]);
  }
}
