import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../data/database';
import { whoActs } from './acting';
import { AuditChain } from './audit-chain.entity';
import { addToChain } from './audit-chains';
import { AuditRow } from './audit-row.entity';
import { subjectOf, told } from './audited-change';
import type { RowChange } from './row-change';

/** What is not a write of a row and is kept all the same: an export taken, a log opened. */
export interface Deed {
  /** What was done, in one or two words: `export`, `restore`. */
  kind: string;
  id?: number | null;
  /** The company that it is about; of who is signed in unless said. Null is the platform. */
  companyId?: number | null;
  fields?: readonly string[];
}

/** The platform's own chain. */
export const PLATFORM_CHAIN = 0;

/**
 * Keeps who changed what, when and where from: one row for each change, in its transaction, chained by hashes for each company. Rows that are
 * written through `Database.repo` are noted by themselves.
 */
@Injectable()
export class Audit {
  constructor(@Inject(Database) private readonly db: Database) {
    db.keepChangesWith((changes) => this.keep(changes));
  }

  /** Notes a deed in the running transaction. */
  async record({ kind, id = null, companyId, fields = [] }: Deed): Promise<void> {
    const whose = companyId === undefined ? whoActs().companyId : companyId;
    const change: RowChange = { kind, action: 'added', id, companyId: whose, count: 1, fields: [...fields], values: {} };
    await this.db.tx(async () => this.db.note(change));
  }

  /** Forgets the chain of a company of which nothing is kept any longer, at the end of the transaction that erased it. */
  async forget(companyId: number): Promise<void> {
    await this.db.repo(AuditRow).delete({ chain: companyId });
    await this.db.repo(AuditChain).delete({ chain: companyId });
    this.db.forgetNoted();
    await this.record({ kind: 'company forgotten', id: companyId, companyId: null });
  }

  /** At the end of a transaction. Chains are taken in order, so that no two transactions wait for one another. */
  private async keep(changes: readonly RowChange[]): Promise<void> {
    const who = whoActs();
    const chains = new Map<number, RowChange[]>();
    for (const change of changes) {
      const chain = change.companyId ?? who.companyId ?? PLATFORM_CHAIN;
      const own = chains.get(chain);
      if (own) own.push(change);
      else chains.set(chain, [change]);
    }
    const { userId, actor, network, requestId, action } = who;
    const at = new Date(Date.now());
    for (const [chain, own] of [...chains].sort(([one], [other]) => one - other)) {
      const { kind, id } = subjectOf(own, who.ids);
      const row = {
        chain,
        at,
        userId,
        actor,
        network,
        requestId,
        action,
        kind,
        subjectId: id,
        changes: JSON.stringify(told(own)),
      };
      await addToChain(this.db.manager, row);
    }
  }
}
