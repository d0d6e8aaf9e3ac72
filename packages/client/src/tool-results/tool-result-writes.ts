import type { CreateToolResult, ToolResult, UpdateToolResult } from '@dwang/contracts';
import type { NewWrite } from '../outbox/queued-write';

const common = (row: ToolResult) => ({ kind: 'tool-result', uid: row.uid, tags: ['ToolResult', 'Activity'] }) as const;
/** A row that waits to be created is named by the outbox once it has its number. */
const addressOf = ({ id }: ToolResult): string => `/tool-results/${id || '{id}'}`;

/** What a tool says of its result; the server adds the rest. */
export type SaidToolResult = Omit<ToolResult, 'id' | 'uid' | 'userId' | 'createdAt' | 'version'>;

/** A result as it is shown until the server has it. */
export const newToolResult = (said: SaidToolResult, userId: number, uid: string = crypto.randomUUID()): ToolResult => ({
  ...said,
  id: 0,
  uid,
  userId,
  createdAt: new Date().toISOString(),
  version: 1,
});

/** Keeps a result; `row` is how it is shown until the server has it. */
export function createToolResult(row: ToolResult): NewWrite<ToolResult> {
  const { id: _, userId: _user, createdAt: _made, version: _version, ...body } = row;
  return {
    ...common(row),
    operation: 'create',
    label: `Result: ${row.title}`,
    request: { method: 'POST', url: '/tool-results', body: body satisfies CreateToolResult },
    preview: row,
  };
}

export const updateToolResult = (row: ToolResult, change: UpdateToolResult): NewWrite<ToolResult> => ({
  ...common(row),
  operation: 'update',
  label: `Change of result: ${row.title}`,
  request: { method: 'PATCH', url: addressOf(row), body: change },
  preview: { ...row, ...change } as ToolResult,
  base: { ...row } as Record<string, unknown>,
});

export const deleteToolResult = (row: ToolResult): NewWrite<ToolResult> => ({
  ...common(row),
  operation: 'delete',
  label: `Delete result: ${row.title}`,
  request: { method: 'DELETE', url: addressOf(row) },
  preview: null,
});
