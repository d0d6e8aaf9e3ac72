import { centsToDecimal } from '@dwang/domain';
import type { Scope } from '@dwang/platform';
import { ClientDirectory, ProjectDirectory } from '@dwang/service-jobs';
import { Injectable } from '@nestjs/common';

/** A job as a row of a report calls it. */
export interface NamedJob {
  name: string;
  clientName: string;
  estimate: string | null;
  estimateSeconds: number | null;
}

/** The jobs of one page of a report, with whose they are. */
@Injectable()
export class NamedJobs {
  constructor(
    private readonly projects: ProjectDirectory,
    private readonly clients: ClientDirectory,
  ) {}

  /** By their numbers. */
  async of(scope: Scope, ids: readonly number[]): Promise<Map<number, NamedJob>> {
    const projects = await this.projects.findAll(scope, ids);
    const clients = await this.clients.findAll(
      scope,
      projects.flatMap(({ clientId }) => clientId ?? []),
    );
    const names = new Map(clients.map(({ id, name }) => [id, name]));
    return new Map(
      projects.map(({ id, name, clientId, estimateCents, estimateSeconds }) => [
        id,
        {
          name,
          clientName: names.get(clientId ?? 0) ?? '',
          estimate: estimateCents === null ? null : centsToDecimal(estimateCents),
          estimateSeconds,
        },
      ]),
    );
  }
}
