import { MAX_STATEMENT_MB, type StatementReport } from '@dwang/contracts';
import { Alert, Button, Dialog, EmptyState, Spin } from '@dwang/kit';
import { UploadIcon } from '@dwang/kit/data';
import { useEffect, useRef } from 'react';
import { ColumnChoice } from './column-choice';
import { StatementView } from './statement-view';
import { useStatement } from './use-statement';

/** Chooses a statement, shows what was understood of it, and brings its lines. `first` is a file that was dropped. */
export default function ImportDialog({ first, onClose }: { first: File | null; onClose: () => void }) {
  const statement = useStatement();
  const { file, report, problem, isLoading, leavesOutRefused } = statement;
  const start = useRef(() => first && statement.choose(first));
  useEffect(() => void start.current(), []);
  const bring = async () => {
    if (await statement.bring()) onClose();
  };
  const isReady = report !== null && report.counts.new > 0 && (report.counts.refused === 0 || leavesOutRefused);
  return (
    <Dialog
      open
      size="large"
      title="Import a bank statement"
      onClose={onClose}
      busy={isLoading}
      footer={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="primary" disabled={!isReady} loading={isLoading} onClick={() => void bring()}>
            {isReady ? `Import ${report.counts.new === 1 ? '1 line' : `${report.counts.new} lines`}` : 'Import'}
          </Button>
        </>
      }
    >
      <div className="bank-dialog">
        <FileChoice name={file?.name ?? null} onChoose={statement.choose} />
        {problem && <Alert type="error" showIcon role="alert" title={problem} />}
        {!report && isLoading && <Spin />}
        {report && (
          <>
            <Advice report={report} leavesOutRefused={leavesOutRefused} onLeaveOut={statement.leaveOut} />
            <AlikeAdvice count={report.counts.alike} onBring={statement.bringAlike} />
            {report.columns.length > 0 && (
              // Opened by itself where the person must say something.
              <details key={String(report.asksColumns)} open={report.asksColumns}>
                <summary>What each column is</summary>
                <ColumnChoice columns={report.columns} disabled={isLoading} onChange={statement.setColumns} />
              </details>
            )}
            {!report.asksColumns && <StatementView report={report} />}
          </>
        )}
        {!report && !isLoading && !problem && (
          <EmptyState
            text="Choose a statement."
            hint={`CSV, OFX or QFX as your bank exports it, up to ${MAX_STATEMENT_MB} MB. Statements may overlap: no line is brought twice. Nothing is saved before you have seen it.`}
          />
        )}
      </div>
    </Dialog>
  );
}

interface AdviceProps {
  report: StatementReport;
  leavesOutRefused: boolean;
  onLeaveOut: () => void;
}

/** What stands in the way of the import, if anything does. */
function Advice({ report: { asksColumns, counts }, leavesOutRefused, onLeaveOut }: AdviceProps) {
  if (asksColumns) return <Alert type="warning" showIcon title="Please say which columns hold the date and the amount." />;
  if (counts.refused > 0 && !leavesOutRefused) {
    const lines = counts.refused === 1 ? '1 line cannot be read.' : `${counts.refused} lines cannot be read.`;
    return <Alert type="warning" showIcon title={lines} action={<Button onClick={onLeaveOut}>Leave out</Button>} />;
  }
  if (counts.new > 0 || counts.alike > 0) return null;
  return <Alert type="info" showIcon title="Nothing new: no line in this file is money that came in and is not here yet." />;
}

/** Lines that are probably here from a file of another kind are left out, unless the person knows better. */
function AlikeAdvice({ count, onBring }: { count: number; onBring: () => void }) {
  if (count === 0) return null;
  const lines = count === 1 ? '1 line has' : `${count} lines have`;
  return (
    <Alert
      type="info"
      showIcon
      title={`${lines} the day and amount of a line from another kind of file, and ${count === 1 ? 'is' : 'are'} left out.`}
      action={<Button onClick={onBring}>Import too</Button>}
    />
  );
}

function FileChoice({ name, onChoose }: { name: string | null; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="bank-file">
      <Button icon={<UploadIcon aria-hidden />} onClick={() => input.current?.click()}>
        {name ? 'Choose another file' : 'Choose file'}
      </Button>
      {name && <span>{name}</span>}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Bank statement"
        accept=".csv,.txt,.tsv,.ofx,.qfx,text/csv,text/plain,application/x-ofx"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again once it was mended.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}
