import type { JobReport, JobReportQuery } from '@dwang/contracts';
import { centsToDecimal, labourCents } from '@dwang/domain';
import type { Scope } from '@dwang/platform';
import { type TimeGroup, TimeGroups } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { cutPage } from '../cut-page';
import { FinanceSettingsBook } from '../settings/finance-settings.service';
import { NamedJobs } from './named-jobs';
import { toMoney } from './sale.view';
import { addSales, NO_SALE, type Sale, Sales } from './sales';

interface JobSum extends Sale {
  /** Null for what belongs to no job. */
  projectId: number | null;
  seconds: number;
  costCents: number;
  marginCents: number;
}

const NO_TIME: TimeGroup = { seconds: 0, cents: 0, unbilledCents: 0 };

/** What each job brought in against what its time costs. */
@Injectable()
export class JobReports {
  constructor(
    private readonly sales: Sales,
    private readonly times: TimeGroups,
    private readonly jobs: NamedJobs,
    private readonly settings: FinanceSettingsBook,
  ) {}

  async read(scope: Scope, { sort, ...asked }: z.output<typeof JobReportQuery>): Promise<JobReport> {
    const { hourCost } = await this.settings.read(scope);
    const sums = (await this.sums(scope, asked, hourCost)).sort(orderOf(sort));
    const { items, nextCursor } = cutPage(sums, asked);
    const jobs = await this.jobs.of(
      scope,
      items.map(({ projectId }) => projectId ?? 0),
    );
    return {
      hourCost,
      items: items.map(({ projectId, seconds, ...sum }) => ({
        projectId,
        ...(jobs.get(projectId ?? 0) ?? NO_JOB),
        seconds,
        ...moneyOf(sum),
      })),
      nextCursor,
      totals: totalsOf(sums),
    };
  }

  private async sums(scope: Scope, asked: z.output<typeof JobReportQuery>, hourCost: string | null): Promise<JobSum[]> {
    const { from, to } = asked;
    const [sales, times] = await Promise.all([
      this.sales.by(scope, 'project', { from, to }),
      this.times.of(scope, { by: 'projectId', from, to }),
    ]);
    const keys = new Set([...sales.keys(), ...[...times.keys()].map(String)]);
    return [...keys].map((key) => {
      const sale = sales.get(key) ?? NO_SALE;
      const { seconds, cents } = times.get(Number(key)) ?? NO_TIME;
      const costCents = hourCost === null ? cents : labourCents(seconds, Math.round(Number(hourCost) * 100));
      const projectId = key === '' ? null : Number(key);
      return { projectId, seconds, costCents, ...sale, marginCents: sale.invoicedCents - costCents };
    });
  }
}

const NO_JOB = { name: '', clientName: '', estimate: null, estimateSeconds: null };

const inOrder = (figure: (sum: JobSum) => number) => (one: JobSum, other: JobSum) =>
  figure(one) - figure(other) || (one.projectId ?? 0) - (other.projectId ?? 0);
const orderOf = (sort: string | undefined) => {
  if (sort === 'margin') return inOrder(({ marginCents }) => marginCents);
  return inOrder(({ invoicedCents, marginCents }) => -(sort === '-margin' ? marginCents : invoicedCents));
};

const moneyOf = ({ costCents, marginCents, ...sale }: Omit<JobSum, 'projectId' | 'seconds'>) => ({
  cost: centsToDecimal(costCents),
  ...toMoney(sale),
  margin: centsToDecimal(marginCents),
});

function totalsOf(sums: readonly JobSum[]): JobReport['totals'] {
  const all = { seconds: 0, costCents: 0, marginCents: 0, ...NO_SALE };
  for (const sum of sums) {
    all.seconds += sum.seconds;
    all.costCents += sum.costCents;
    all.marginCents += sum.marginCents;
    Object.assign(all, addSales(all, sum));
  }
  return { count: sums.length, seconds: all.seconds, ...moneyOf(all) };
}
