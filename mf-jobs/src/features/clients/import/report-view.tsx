import type { ImportedLine, ImportReport } from '@dwang/contracts';
import { Button, formatCount, StatusTag, SummaryCard, SummaryCards, type Tone } from '@dwang/kit';
import { decide, type ImportChoices } from './import-choices';

interface ReportViewProps {
  report: ImportReport;
  choices: ImportChoices;
  disabled: boolean;
  onChoose: (choices: ImportChoices) => void;
}

const OUTCOMES: Record<ImportedLine['outcome'], { label: string; tone: Tone }> = {
  new: { label: 'New', tone: 'good' },
  contact: { label: 'Further contact', tone: 'good' },
  matched: { label: 'Known already', tone: 'neutral' },
  twin: { label: 'Please decide', tone: 'warn' },
  skipped: { label: 'Left out', tone: 'neutral' },
  refused: { label: 'Cannot be read', tone: 'bad' },
};

/** What becomes of each row, those first that need a person. */
export function ReportView({ report, choices, disabled, onChoose }: ReportViewProps) {
  const { counts, lines, isDone } = report;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <SummaryCards label={isDone ? 'Imported' : 'What would be done'}>
        <SummaryCard label={isDone ? 'Imported' : 'New'} figure={formatCount(counts.new)} tone="good" />
        {counts.contact > 0 && <SummaryCard label="Further contacts" figure={formatCount(counts.contact)} tone="good" />}
        <SummaryCard label="Known already" figure={formatCount(counts.matched)} />
        <SummaryCard label="To decide" figure={formatCount(counts.twin)} tone="warn" />
        <SummaryCard
          label={isDone ? 'Left out' : 'Cannot be read'}
          figure={formatCount(isDone ? counts.skipped : counts.refused)}
          tone="bad"
        />
      </SummaryCards>
      {!isDone && (
        <div className="clients-actions">
          {counts.twin > 0 && (
            <>
              <Button disabled={disabled} onClick={() => onChoose({ ...choices, twins: 'add' })}>
                Add all {formatCount(counts.twin)} alike
              </Button>
              <Button disabled={disabled} onClick={() => onChoose({ ...choices, twins: 'skip' })}>
                Leave out all alike
              </Button>
            </>
          )}
          {counts.refused > 0 && (
            <Button disabled={disabled} onClick={() => onChoose({ ...choices, leavesOutRefused: true })}>
              Leave out what cannot be read
            </Button>
          )}
        </div>
      )}
      <ul className="clients-lines" aria-label="Rows">
        {lines.map((line) => (
          <Line
            key={line.line}
            line={line}
            isDone={isDone}
            disabled={disabled}
            onDecide={(how) => onChoose(decide(choices, line.line, how))}
          />
        ))}
      </ul>
      {all > lines.length && <p className="clients-beside">{formatCount(all - lines.length)} more rows are not shown here.</p>}
    </>
  );
}

interface LineProps {
  line: ImportedLine;
  isDone: boolean;
  disabled: boolean;
  onDecide: (how: 'add' | 'skip') => void;
}

function Line({ line: { line, outcome, name, email, phone, reason }, isDone, disabled, onDecide }: LineProps) {
  const { label, tone } = OUTCOMES[outcome];
  return (
    <li className="clients-line">
      <div className="clients-line-main">
        <strong>
          {name || 'No name'} <StatusTag tone={tone}>{label}</StatusTag>
        </strong>
        <span className="clients-beside">
          {[`Line ${line}`, email, phone].filter(Boolean).join(' · ')}
          {reason && `. ${reason}`}
        </span>
      </div>
      {outcome === 'twin' && !isDone && (
        <div className="clients-actions">
          <Button size="small" aria-label={`Add line ${line}`} disabled={disabled} onClick={() => onDecide('add')}>
            Add
          </Button>
          <Button size="small" aria-label={`Leave out line ${line}`} disabled={disabled} onClick={() => onDecide('skip')}>
            Leave out
          </Button>
        </div>
      )}
    </li>
  );
}
