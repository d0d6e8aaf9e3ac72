import { MAX_STATEMENT_MB } from '@dwang/contracts';
import { Alert, Button, Dialog, EmptyState, Spin } from '@dwang/kit';
import { UploadIcon } from '@dwang/kit/data';
import { useEffect, useRef } from 'react';
import { ColumnChoice } from './column-choice';
import { StatementQuestions } from './statement-questions';
import { StatementView } from './statement-view';
import { useStatement } from './use-statement';

/** Chooses a statement, shows what was understood of it, and brings its lines. `first` is a file that was dropped. */
export default function ImportDialog({ first, onClose }: { first: File | null; onClose: () => void }) {
  const statement = useStatement();
  const { file, report, problem, isLoading, choices } = statement;
  const start = useRef(() => first && statement.choose(first));
  useEffect(() => void start.current(), []);
  const bring = async () => {
    if (await statement.bring()) onClose();
  };
  const isDecided = report !== null && (report.counts.refused + report.counts.asked === 0 || choices.leavesOutRefused);
  const isReady = isDecided && report.counts.new > 0;
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
            <StatementQuestions report={report} statement={statement} />
            {report.columns.length > 0 && (
              // Opened by itself where the person must say something.
              <details key={String(report.asksColumns)} open={report.asksColumns}>
                <summary>What each column is</summary>
                <ColumnChoice columns={report.columns} disabled={isLoading} onChange={statement.setColumns} />
              </details>
            )}
            {!report.asksColumns && report.lines.length > 0 && (
              <StatementView report={report} brought={choices.brought} onBring={statement.bringLine} />
            )}
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
