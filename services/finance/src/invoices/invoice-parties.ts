import type { InvoiceParty } from '@dwang/contracts';
import type { PaymentTerms } from '@dwang/domain';
import { Companies } from '@dwang/identity';
import { Invalid, type Scope } from '@dwang/platform';
import { ClientDirectory, ProjectDirectory, type ProjectFacts } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';
import { FinanceSettingsBook } from '../settings/finance-settings.service';

/** Whom an invoice is for, and by whom. */
@Injectable()
export class InvoiceParties {
  constructor(
    private readonly companies: Companies,
    private readonly clients: ClientDirectory,
    private readonly projects: ProjectDirectory,
    private readonly settings: FinanceSettingsBook,
  ) {}

  /** The client and project of a new invoice; without a client the project's. Throws `Invalid` on the field at fault. */
  async choose(scope: Scope, typed: { clientId: number | null; projectId: number | null }) {
    const project = await this.project(scope, typed.projectId);
    const clientId = typed.clientId ?? project?.clientId ?? null;
    if (clientId === null) throw new Invalid('clientId', 'Please choose a client');
    const client = await this.clients.hold(scope, clientId);
    if (!client) throw new Invalid('clientId', 'No such client');
    if (project?.clientId && project.clientId !== clientId)
      throw new Invalid('projectId', 'This project belongs to another client');
    return { clientId, clientName: client.name, projectId: project?.id ?? null, projectName: project?.name ?? null };
  }

  async seller(scope: Pick<Scope, 'companyId'>): Promise<InvoiceParty> {
    const { name, email, phone, address, gstNumber, bankAccount } = await this.companies.profile(scope.companyId);
    const noBuyer = { contact: '', tradingName: '', nzbn: '', website: '', country: 'NZ' };
    return { ...noBuyer, name, email, phone, address, gstNumber, bankAccount };
  }

  async buyer(scope: Pick<Scope, 'companyId'>, clientId: number): Promise<InvoiceParty> {
    const [client] = await this.clients.findAll(scope, [clientId]);
    if (!client) throw new Invalid('clientId', 'No such client');
    const { name, contact, email, phone, address, tradingName, nzbn, website, country } = client;
    return { name, contact, email, phone, address, tradingName, nzbn, website, country, gstNumber: '', bankAccount: '' };
  }

  /** By when a client pays unless something else is said. */
  async paymentTerms(scope: Scope, clientId: number): Promise<PaymentTerms> {
    const own = (await this.clients.find(scope, clientId))?.paymentTerms;
    return own || (await this.settings.read(scope)).paymentTerms;
  }

  /** Names of projects by id. */
  async projectNames(scope: Scope, ids: readonly number[]): Promise<Map<number, string>> {
    const projects = await this.projects.findAll(scope, ids);
    return new Map(projects.map(({ id, name }) => [id, name]));
  }

  private async project(scope: Scope, id: number | null): Promise<ProjectFacts | null> {
    if (id === null) return null;
    const project = await this.projects.find(scope, id);
    if (!project) throw new Invalid('projectId', 'No such project');
    return project;
  }
}
