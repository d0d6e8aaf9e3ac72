import { type Client, ErrorCode, type MergeClients } from '@dwang/contracts';
import { Conflict, Database, Invalid, isStillReferenced, NotFound, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ActivityLog } from '../activity/activity-log';
import { LastActivity } from '../projects/last-activity';
import { guardVersion } from '../rows/guard-version';
import { ClientRow } from './client.entity';
import { ClientMoves } from './client-moves';
import { ClientParts } from './client-parts';
import { foldedFrom } from './client-row';
import { ClientsService } from './clients.service';

/** Makes one client of two. */
@Injectable()
export class ClientMerge {
  constructor(
    private readonly db: Database,
    private readonly clients: ClientsService,
    private readonly parts: ClientParts,
    private readonly moves: ClientMoves,
    private readonly activity: ActivityLog,
    private readonly last: LastActivity,
  ) {}

  /** All or nothing. Issued invoices keep the name and address that they were printed with. */
  merge(scope: Scope, id: number, input: z.output<typeof MergeClients>): Promise<Client> {
    const { fromId, fields, version, fromVersion } = input;
    if (fromId === id) throw new Invalid('fromId', 'Please choose another client');
    return this.db.tx(async () => {
      const { companyId } = scope;
      const [into, from] = await this.both(scope, id, fromId);
      guardVersion(into, version);
      guardVersion(from, fromVersion);
      await this.parts.move(scope, fromId, id);
      await this.moves.move(companyId, fromId, id);
      await this.activity.move(scope, fromId, id);
      await this.activity.record(scope, { kind: 'client', action: 'merged', clientId: id, subject: from.name });
      await this.dismiss(from);
      await this.db.repo(ClientRow).update(
        { id, companyId },
        {
          ...fields,
          ...foldedFrom({ ...into, ...fields }),
          outstandingCents: into.outstandingCents + from.outstandingCents,
          // Whoever asked for no letters gets none under either name.
          takesLetters: into.takesLetters && from.takesLetters,
          archivedAt: into.archivedAt && from.archivedAt,
          updatedAt: new Date(Date.now()),
          version: into.version + 1,
        },
      );
      await this.last.clientChanged(companyId, id);
      return this.clients.get(scope, id);
    });
  }

  /** Held in the order of their numbers, so that two merges at once cannot wait for each other. */
  private async both({ companyId }: Scope, id: number, fromId: number): Promise<[ClientRow, ClientRow]> {
    const held = new Map<number, ClientRow | null>();
    for (const one of [id, fromId].sort((a, b) => a - b)) {
      held.set(one, await this.db.findForUpdate(ClientRow, { id: one, companyId }));
    }
    const [into, from] = [held.get(id), held.get(fromId)];
    if (!into) throw new NotFound('No such client');
    if (!from) throw new Invalid('fromId', 'No such client');
    return [into, from];
  }

  private async dismiss({ id, companyId, name }: ClientRow): Promise<void> {
    try {
      await this.db.repo(ClientRow).delete({ id, companyId });
    } catch (error) {
      if (!isStillReferenced(error)) throw error;
      throw new Conflict(ErrorCode.clientInUse, `${name} is named elsewhere in a way that cannot be moved. Nothing was changed.`);
    }
  }
}
