import { createToolResult, deleteToolResult, newToolResult } from '@dwang/client';
import type { ToolResult } from '@dwang/contracts';
import { useNotify } from '@dwang/shell-api';
import { useWrite } from '../rows/use-write';

/** Deletes a result and offers to bring it back as it was. */
export function useDeleteResult() {
  const notify = useNotify();
  const { press } = useWrite();
  return async (row: ToolResult): Promise<void> => {
    if (!(await press(deleteToolResult(row), 'Result not deleted'))) return;
    const { id: _, uid: _uid, userId, createdAt: _made, version: _version, ...said } = row;
    const undo = () => void press(createToolResult(newToolResult(said, userId)), 'Result not restored');
    notify.info({ title: 'Result deleted', action: { label: 'Undo', run: undo } });
  };
}
