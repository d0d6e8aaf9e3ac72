import type { EstimateLine } from '@dwang/contracts';
import { withLine } from '@dwang/domain/estimates';
import { useNotify } from '@dwang/shell-api';
import type { EstimateEditor } from './use-estimate-edit';

/** Adding, stepping and taking away of lines. */
export function useLineMoves({ edit, change }: EstimateEditor) {
  const notify = useNotify();
  const add = (line: EstimateLine) => change(({ lines }) => ({ lines: withLine(lines, line) }));
  const set = (uid: string, part: Partial<EstimateLine>) =>
    change(({ lines }) => ({ lines: lines.map((line) => (line.uid === uid ? { ...line, ...part } : line)) }));
  const remove = (line: EstimateLine) => {
    const at = edit.lines.findIndex(({ uid }) => uid === line.uid);
    change(({ lines }) => ({ lines: lines.filter(({ uid }) => uid !== line.uid) }));
    const undo = () => change(({ lines }) => ({ lines: lines.toSpliced(at, 0, line) }));
    notify.info({ title: 'Line removed', description: line.description, action: { label: 'Undo', run: undo } });
  };
  /** A quantity of nothing takes the line away. */
  const setQuantity = (line: EstimateLine, quantity: string | null) =>
    quantity === null ? remove(line) : set(line.uid, { quantity });
  return { lines: edit.lines, add, set, remove, setQuantity };
}

export type LineMoves = ReturnType<typeof useLineMoves>;
