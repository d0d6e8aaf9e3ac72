import type { ToolResult } from '@dwang/contracts';
import { readJson } from '@dwang/platform';
import type { ToolResultRow } from './tool-result.entity';

/** What was typed, what came out and with what it was taken. */
export type ToolFacts = Pick<ToolResult, 'inputs' | 'answers' | 'warnings' | 'materials' | 'statedError' | 'device' | 'source'>;

export function toolResultView(row: ToolResultRow): ToolResult {
  const { id, uid, userId, projectId, tool, title, note, calibration, photoUid, version } = row;
  return {
    ...{ id, uid, userId, projectId, tool, title, note },
    ...(readJson(row.facts) as ToolFacts),
    ...{ calibration, photoUid, version },
    takenAt: row.takenAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
