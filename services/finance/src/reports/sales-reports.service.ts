import type { ClientReport, ClientReportQuery, MonthReport } from '@dwang/contracts';
import type { Scope } from '@dwang/platform';
import { ClientDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { cutPage } from '../cut-page';
import { saleTotals, toMoney } from './sale.view';
import { type ReportDays, type Sale, Sales } from './sales';

/** What was sold and what came in, by month and by client. */
@Injectable()
export class SalesReports {
  constructor(
    private readonly sales: Sales,
    private readonly clients: ClientDirectory,
  ) {}

  async months(scope: Scope, days: ReportDays): Promise<MonthReport> {
    const sales = [...(await this.sales.by(scope, 'month', days))].toSorted(([one], [other]) => one.localeCompare(other));
    const items = sales.map(([month, sale]) => ({ month, invoices: sale.invoices, ...toMoney(sale) }));
    return { items, nextCursor: null, totals: saleTotals(sales.map(([, sale]) => sale)) };
  }

  async byClient(scope: Scope, { sort, ...asked }: z.output<typeof ClientReportQuery>): Promise<ClientReport> {
    const figure = sort === '-received' ? 'receivedCents' : 'invoicedCents';
    const sales = [...(await this.sales.by(scope, 'client', asked))]
      .map(([id, sale]): [number, Sale] => [Number(id), sale])
      .sort(([id, one], [otherId, other]) => other[figure] - one[figure] || id - otherId);
    const { items, nextCursor } = cutPage(sales, asked);
    const known = await this.clients.findAll(
      scope,
      items.map(([id]) => id),
    );
    const names = new Map(known.map(({ id, name }) => [id, name]));
    return {
      items: items.map(([clientId, sale]) => ({
        clientId,
        name: names.get(clientId) ?? '',
        invoices: sale.invoices,
        ...toMoney(sale),
      })),
      nextCursor,
      totals: saleTotals(sales.map(([, sale]) => sale)),
    };
  }
}
