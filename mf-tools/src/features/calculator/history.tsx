import { Button, Heading, Row } from '@dwang/kit';
import { SaveResult } from '../../results';
import { historyDraft } from './history-draft';
import type { HistoryLine } from './use-history';

interface HistoryProps {
  lines: HistoryLine[];
  onUse: (result: string) => void;
  onClear: () => void;
}

/** What can be typed again: a number or a length; of an area or volume only its number. */
const reusable = (result: string): string =>
  result
    .replaceAll(',', '')
    .replace(/ m[²³]$/, '')
    .replace(' ', '');

/** The last results; a tap puts one into the sum. */
export function History({ lines, onUse, onClear }: HistoryProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="History">
      <Row spread>
        <Heading level={3}>History</Heading>
        <Button type="text" onClick={onClear}>
          Clear history
        </Button>
      </Row>
      <ul className="tools-calculator-history">
        {lines.map((line) => (
          <li key={line.id}>
            <Button type="text" block onClick={() => onUse(reusable(line.result))}>
              <span className="tools-calculator-line">
                <span>{line.sum}</span>
                <strong>{line.result}</strong>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <SaveResult draft={historyDraft(lines)} />
    </section>
  );
}
