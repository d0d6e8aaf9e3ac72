import { randomUUID } from 'node:crypto';
import type { CreateToolResult, ToolResult, ToolResultListQuery, ToolResultPage, UpdateToolResult } from '@dwang/contracts';
import { Invalid, type ListOrder, type Scope } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { JobRowKind } from '../job-rows/job-row';
import { JobRows } from '../job-rows/job-rows';
import { ToolResultRow } from './tool-result.entity';
import { type ToolFacts, toolResultView } from './tool-result-view';

const NEWEST: ListOrder = { name: '-takenAt', column: 'row.takenAt', idColumn: 'row.id', direction: 'DESC', kind: 'instant' };
/** What a text column of MySQL takes, in bytes. */
const MOST_FACTS = 65_535;

const RESULT: JobRowKind<ToolResultRow, ToolResult> = {
  entity: ToolResultRow,
  activity: 'tool-result',
  missing: 'Result not found',
  view: toolResultView,
  words: ({ title, note }) => [title, note],
  subject: ({ title }) => title,
  told: ({ title, note }) => ({ title, note }),
};

/** What a company's tools and calculators said. */
@Injectable()
export class ToolResults {
  constructor(@Inject(JobRows) private readonly rows: JobRows) {}

  list(scope: Scope, query: z.output<typeof ToolResultListQuery>): Promise<ToolResultPage> {
    return this.rows.list(scope, RESULT, query, NEWEST, ({ takenAt, id }) => [takenAt, id]);
  }

  get(scope: Scope, id: number): Promise<ToolResult> {
    return this.rows.get(scope, RESULT, id);
  }

  create(scope: Scope, { uid = randomUUID(), ...taken }: z.output<typeof CreateToolResult>): Promise<ToolResult> {
    const { projectId, tool, title, note, calibration, photoUid } = taken;
    const words = { projectId, tool, title, note, calibration, photoUid };
    return this.rows.create(scope, RESULT, uid, { ...words, facts: factsOf(taken), takenAt: new Date(taken.takenAt) });
  }

  /** Only its words: what was taken stays as it was. */
  update(scope: Scope, id: number, { version, ...said }: z.output<typeof UpdateToolResult>): Promise<ToolResult> {
    return this.rows.change(scope, RESULT, { id, version }, () => said);
  }

  remove(scope: Scope, id: number): Promise<void> {
    return this.rows.remove(scope, RESULT, id);
  }
}

function factsOf({ inputs, answers, warnings, materials, statedError, device, source }: ToolFacts): string {
  const facts = JSON.stringify({ inputs, answers, warnings, materials, statedError, device, source });
  if (Buffer.byteLength(facts) > MOST_FACTS) throw new Invalid('answers', 'This result is too long to be kept');
  return facts;
}
