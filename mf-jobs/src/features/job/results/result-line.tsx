import type { Synced } from '@dwang/client';
import type { ToolResult } from '@dwang/contracts';
import { formatInstant, WarnIcon } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { RowActions, RowEdits } from '../../../lists/row-action';
import { useMayChange } from '../access/job-access';
import { RowSync } from '../rows/row-sync';
import { hasPhoto, ResultPhoto } from './result-photo';
import { figureText, trustWords } from './result-words';
import { useDeleteResult } from './use-delete-result';

interface ResultLineProps {
  row: Synced<ToolResult>;
  onOpen: () => void;
  onEdit: () => void;
}

/** So many figures stand in the list; the sheet has all. */
const SHOWN = 2;

/** One result of a job: what it says, how far it can be trusted, and when it was taken. A contractor changes only their own. */
export function ResultLine({ row, onOpen, onEdit }: ResultLineProps) {
  const { timeZone } = useUser().company;
  const remove = useDeleteResult();
  const mayChange = useMayChange(row);
  const facts = [formatInstant(row.takenAt, timeZone), row.device, ...trustWords(row)].filter(Boolean).join(' · ');
  return (
    <li className="job-row">
      <div className="job-row-main">
        <button type="button" className="job-result" onClick={onOpen}>
          <span className="job-result-title">{row.title}</span>
          <span className="job-result-figures">
            {row.answers.slice(0, SHOWN).map((answer) => (
              <span key={answer.label}>
                {answer.label} <strong>{figureText(answer)}</strong>
              </span>
            ))}
          </span>
        </button>
        {row.note && <p className="job-note-text">{row.note}</p>}
        {row.warnings.length > 0 && (
          <p className="job-result-warning">
            <WarnIcon aria-hidden /> {row.warnings.length === 1 ? row.warnings[0] : `${row.warnings.length} warnings`}
          </p>
        )}
        <p className="job-row-beside">
          {facts} <RowSync state={row.sync} />
        </p>
      </div>
      {hasPhoto(row) && (
        <span className="job-result-photo">
          <ResultPhoto row={row} />
        </span>
      )}
      {mayChange && (
        <RowActions>
          <RowEdits of={row.title} onEdit={onEdit} onDelete={() => void remove(row)} />
        </RowActions>
      )}
    </li>
  );
}
