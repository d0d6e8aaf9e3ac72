import '../clients.css';
import { errorText } from '@dwang/client';
import { type ImportReport, MAX_IMPORT_MB } from '@dwang/contracts';
import { Alert, Button, Dialog, EmptyState, Spin } from '@dwang/kit';
import { UploadIcon } from '@dwang/kit/data';
import { useNotify } from '@dwang/shell-api';
import { useRef, useState } from 'react';
import { useImportClientsMutation } from '../clients.api';
import { ColumnMap } from './column-map';
import { type ImportChoices, NO_CHOICES, toImportQuery } from './import-choices';
import { ReportView } from './report-view';

/** Chooses a file, shows what each column is and what would be done with each row, and then does it. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const [send, { isLoading }] = useImportClientsMutation();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [choices, setChoices] = useState<ImportChoices>(NO_CHOICES);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (chosen: File, next: ImportChoices, isDry: boolean) => {
    setProblem(null);
    setChoices(next);
    try {
      const answer = await send({ file: chosen, query: toImportQuery(next, isDry) }).unwrap();
      setReport(answer);
      return answer;
    } catch (error) {
      setProblem(errorText(error, 'Please try again.'));
      return null;
    }
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setReport(null);
    void run(chosen, NO_CHOICES, true);
  };
  const bring = async () => {
    const done = file && (await run(file, choices, false));
    if (!done) return;
    const { counts } = done;
    notify.success({ title: counts.new === 1 ? '1 client imported' : `${counts.new} clients imported` });
  };

  const counts = report?.counts;
  const isReady = counts !== undefined && counts.new + counts.contact > 0 && counts.refused === 0 && counts.twin === 0;
  const isDone = report?.isDone ?? false;
  return (
    <Dialog
      open
      size="large"
      title="Import clients"
      onClose={onClose}
      busy={isLoading}
      footer={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            {isDone ? 'Close' : 'Cancel'}
          </Button>
          {!isDone && (
            <Button type="primary" disabled={!isReady} loading={isLoading} onClick={() => void bring()}>
              {counts && counts.new > 0 ? `Import ${counts.new === 1 ? '1 client' : `${counts.new} clients`}` : 'Import'}
            </Button>
          )}
        </>
      }
    >
      <div className="clients-dialog">
        {!isDone && <FileChoice name={file?.name ?? null} onChoose={choose} />}
        {problem && <Alert type="error" showIcon role="alert" title={problem} />}
        {!report && isLoading && <Spin />}
        {report && file && (
          <>
            {!isDone && (
              <ColumnMap
                columns={report.columns}
                onChange={(columns) => void run(file, { ...NO_CHOICES, columns }, true)}
                disabled={isLoading}
              />
            )}
            <ReportView report={report} choices={choices} disabled={isLoading} onChoose={(next) => void run(file, next, true)} />
          </>
        )}
        {!report && !isLoading && !problem && (
          <EmptyState
            text="Choose a CSV file."
            hint={`From Xero, MYOB, a spreadsheet or another app, with one line of headings. Up to ${MAX_IMPORT_MB} MB. Nothing is saved before you have seen what would be done.`}
          />
        )}
      </div>
    </Dialog>
  );
}

function FileChoice({ name, onChoose }: { name: string | null; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="clients-actions">
      <Button icon={<UploadIcon aria-hidden />} onClick={() => input.current?.click()}>
        {name ? 'Choose another file' : 'Choose file'}
      </Button>
      {name && <span className="clients-text">{name}</span>}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="CSV file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
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
