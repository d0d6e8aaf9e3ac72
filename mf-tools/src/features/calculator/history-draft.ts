import type { ResultDraft } from '../../results';
import type { HistoryLine } from './use-history';

const MOST = { title: 200, label: 120, value: 200 };
const cut = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

/** The sums of the history as one result, the last first and by its name; null when there are none. */
export function historyDraft(lines: readonly HistoryLine[]): ResultDraft | null {
  const last = lines[0];
  if (!last) return null;
  return {
    tool: 'calculator',
    title: cut(`${last.sum} = ${last.result}`, MOST.title),
    answers: lines.map(({ sum, result }) => ({ label: cut(sum, MOST.label), value: cut(result, MOST.value) })),
  };
}
