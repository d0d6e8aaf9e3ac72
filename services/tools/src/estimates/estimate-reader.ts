import type { Estimate, EstimateListQuery, EstimatePage, SharedEstimate } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import type { Supply } from '@dwang/domain/estimates';
import { Companies } from '@dwang/identity';
import { Database, type ListOrder, NotFound, readableViews, type Scope, seek, toPage, whereContains } from '@dwang/platform';
import { type EstimateKeeper, KnownEstimates, ProjectDirectory } from '@dwang/service-jobs';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import type { z } from 'zod';
import { Offers } from '../materials/offers.service';
import { PriceBooks } from '../price-books/price-books.service';
import { EstimateRow } from './estimate.entity';
import { estimateView, sharedView, summaryView } from './estimate.view';
import { readLines, sumsOf } from './estimate-content';
import { EstimateLineRow } from './estimate-line.entity';

type Query = z.output<typeof EstimateListQuery>;
type OfCompany = Pick<Scope, 'companyId'>;

const LATEST: ListOrder = {
  name: '-updatedAt',
  column: 'estimate.updatedAt',
  idColumn: 'estimate.id',
  direction: 'DESC',
  kind: 'instant',
};
const BY_NAME: ListOrder = { name: 'name', column: 'estimate.name', idColumn: 'estimate.id', direction: 'ASC', kind: 'text' };

/** Estimates as they are read. What own price lists ask is asked anew each time; what comes of it is never stored. */
@Injectable()
export class EstimateReader implements EstimateKeeper, OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly offers: Offers,
    private readonly books: PriceBooks,
    private readonly projects: ProjectDirectory,
    private readonly companies: Companies,
    private readonly known: KnownEstimates,
  ) {}

  onModuleInit(): void {
    this.known.keptBy(this);
  }

  hasEstimate(companyId: number, id: number): Promise<boolean> {
    return this.db.repo(EstimateRow).existsBy({ id, companyId });
  }

  async list(scope: Scope, query: Query): Promise<EstimatePage> {
    const { companyId } = scope;
    const order = query.sort === 'name' ? BY_NAME : LATEST;
    const { projectId, template: isTemplate } = query;
    const where = { companyId, isTemplate, deletedAt: IsNull(), ...(projectId !== undefined && { projectId }) };
    const rows = this.db.repo(EstimateRow).createQueryBuilder('estimate').where(where);
    whereContains(rows, 'estimate.searchText', query.q);
    const count = await rows.getCount();
    const found = await seek(rows, order, query).getMany();
    const page = toPage(found, query.limit, order, (row) => [order === BY_NAME ? row.name : row.updatedAt, row.id]);
    const names = await this.namesOf(scope, page.items);
    const totals = await this.totals(scope, page.items);
    const items = readableViews(page.items, (row) => summaryView(row, names.get(row.projectId ?? 0) ?? null, totals.get(row.id)));
    return { items, nextCursor: page.nextCursor, totals: { count } };
  }

  async get(scope: OfCompany, id: number): Promise<Estimate> {
    const row = await this.row(scope, id);
    return estimateView(row, await this.read(scope, row));
  }

  /** As a client reads it. */
  async shared(scope: OfCompany, id: number): Promise<SharedEstimate> {
    const row = await this.row(scope, id);
    const { name, email, phone, address, gstNumber, timeZone } = await this.companies.profile(scope.companyId);
    const said = { name, email, phone, address, gstNumber };
    const seller = { ...said, contact: '', bankAccount: '', tradingName: '', nzbn: '', website: '', country: 'NZ' };
    return sharedView(row, await this.read(scope, row), seller, dayOf(row.updatedAt.getTime(), timeZone));
  }

  /** Of a list that is gone the product's own stands in. */
  async supply(scope: OfCompany, key: string): Promise<Supply> {
    const supplies = await this.books.supplies(scope);
    return supplies.find((one) => one.key === key) ?? (supplies[0] as Supply);
  }

  async row({ companyId }: OfCompany, id: number): Promise<EstimateRow> {
    const row = await this.db.repo(EstimateRow).findOneBy({ id, companyId, deletedAt: IsNull() });
    if (!row) throw new NotFound('No such estimate');
    return row;
  }

  private async read(scope: OfCompany, row: EstimateRow) {
    const where = { companyId: scope.companyId, estimateId: row.id };
    const lines = await this.db.repo(EstimateLineRow).find({ where, order: { position: 'ASC' } });
    const offers = await this.offers.of(
      scope,
      lines.flatMap(({ materialId }) => materialId ?? []),
    );
    const supply = await this.supply(scope, row.supplier);
    const content = readLines(lines, offers);
    const project = row.projectId === null ? null : await this.projects.find(scope as Scope, row.projectId);
    return { projectName: project?.name ?? null, content, sums: sumsOf(row, content, supply), supplier: supply.key };
  }

  /** Of those that are priced by a list of the company: its prices may have changed since they were written. */
  private async totals(scope: Scope, rows: readonly EstimateRow[]): Promise<Map<number, number>> {
    const supplies = await this.books.supplies(scope);
    const moving = rows.filter(({ supplier }) => !supplies.some(({ key, isOwn }) => key === supplier && !isOwn));
    if (moving.length === 0) return new Map();
    const where = { companyId: scope.companyId, estimateId: In(moving.map(({ id }) => id)) };
    const lines = await this.db.repo(EstimateLineRow).find({ where, order: { estimateId: 'ASC', position: 'ASC' } });
    const offers = await this.offers.of(
      scope,
      lines.flatMap(({ materialId }) => materialId ?? []),
    );
    return new Map(
      moving.map((row) => {
        const own = lines.filter(({ estimateId }) => estimateId === row.id);
        const supply = supplies.find(({ key }) => key === row.supplier) ?? (supplies[0] as Supply);
        return [row.id, sumsOf(row, readLines(own, offers), supply).totalCents];
      }),
    );
  }

  private async namesOf(scope: Scope, rows: readonly EstimateRow[]): Promise<Map<number, string>> {
    const projects = await this.projects.findAll(
      scope,
      rows.flatMap(({ projectId }) => projectId ?? []),
    );
    return new Map(projects.map(({ id, name }) => [id, name]));
  }
}
