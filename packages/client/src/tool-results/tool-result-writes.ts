import type { CreateToolResult, ToolResult } from '@dwang/contracts';
import { rowWrites } from '../outbox/row-writes';
import { stampNow } from '../server-clock';

const writes = rowWrites<ToolResult>({
  kind: 'tool-result',
  noun: 'Result',
  tag: 'ToolResult',
  listOf: () => '/tool-results',
  about: ({ title }) => title,
});

/** What a tool says of its result; the server adds the rest. */
export type SaidToolResult = Omit<ToolResult, 'id' | 'uid' | 'userId' | 'createdAt' | 'version'>;

/** A result as it is shown until the server has it. */
export const newToolResult = (said: SaidToolResult, userId: number, uid: string = crypto.randomUUID()): ToolResult => ({
  ...said,
  id: 0,
  uid,
  userId,
  createdAt: stampNow().at,
  version: 1,
});

/** Keeps a result; `row` is how it is shown until the server has it. */
export function createToolResult(row: ToolResult) {
  const { id: _, userId: _user, createdAt: _made, version: _version, ...body } = row;
  return writes.create(row, body satisfies CreateToolResult);
}

export const { update: updateToolResult, remove: deleteToolResult } = writes;
