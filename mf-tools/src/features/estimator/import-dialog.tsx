import { errorText } from '@dwang/client';
import type { ImportPricesQuery, PriceBook, PriceColumn, PriceImportReport } from '@dwang/contracts';
import { MAX_IMPORT_MB } from '@dwang/contracts/values';
import { Alert, Button, Dialog, EmptyState, Spin, Stack } from '@dwang/kit';
import { UploadIcon } from '@dwang/kit/data';
import { useNotify } from '@dwang/shell-api';
import { useRef, useState } from 'react';
import { useImportPricesMutation } from '../../api/materials';
import { ImportColumns } from './import-columns';
import { ImportReport } from './import-report';

interface Choices {
  columns?: readonly PriceColumn[];
  leavesOutRefused?: boolean;
}

const toQuery = (
  { columns, leavesOutRefused = false }: Choices,
  isDry: boolean,
): Partial<Record<keyof ImportPricesQuery, string>> => ({
  dryRun: String(isDry),
  ...(columns && { columns: columns.join(',') }),
  ...(leavesOutRefused && { leaveOutRefused: 'true' }),
});

/** Chooses a merchant's file, shows what each column is and what would change, and then takes the prices. */
export function ImportDialog({ book, onClose }: { book: PriceBook & { id: number }; onClose: () => void }) {
  const notify = useNotify();
  const [send, { isLoading }] = useImportPricesMutation();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<PriceImportReport | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (chosen: File, next: Choices, isDry: boolean) => {
    setProblem(null);
    setChoices(next);
    try {
      const answer = await send({ id: book.id, file: chosen, query: toQuery(next, isDry) }).unwrap();
      setReport(answer);
      if (!answer.isDone) return;
      const { counts } = answer;
      notify.success({
        title: 'Prices imported',
        description: `${counts.new} new, ${counts.changed} changed, ${counts.same} as before`,
      });
    } catch (error) {
      setProblem(errorText(error, 'Please try again.'));
    }
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setReport(null);
    void run(chosen, {}, true);
  };
  const counts = report?.counts;
  const isDone = report?.isDone ?? false;
  const isGstKnown = report?.columns.every(({ use }) => use !== 'priceUnknown') ?? false;
  const isReady = isGstKnown && counts !== undefined && counts.refused === 0 && counts.new + counts.changed + counts.same > 0;
  return (
    <Dialog
      open
      size="large"
      title={`Prices of ${book.name}`}
      onClose={onClose}
      busy={isLoading}
      footer={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            {isDone ? 'Close' : 'Cancel'}
          </Button>
          {!isDone && (
            <Button
              type="primary"
              disabled={!isReady || !file}
              loading={isLoading}
              onClick={() =>
                file && void run(file, { ...choices, ...(report && { columns: report.columns.map(({ use }) => use) }) }, false)
              }
            >
              Import prices
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {!isDone && (
          <div>
            <Button icon={<UploadIcon aria-hidden />} onClick={() => input.current?.click()}>
              {file ? 'Choose another file' : 'Choose file'}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              aria-label="CSV file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                // So that the same file can be chosen again once it was mended.
                target.value = '';
                if (chosen) choose(chosen);
              }}
            />
          </div>
        )}
        {problem && <Alert type="error" showIcon role="alert" title={problem} />}
        {!report && isLoading && <Spin />}
        {report && file && !isDone && (
          <ImportColumns
            columns={report.columns}
            disabled={isLoading}
            onChange={(columns) => void run(file, { columns }, true)}
          />
        )}
        {report && (
          <ImportReport report={report} onLeaveOut={() => file && void run(file, { ...choices, leavesOutRefused: true }, true)} />
        )}
        {!report && !isLoading && !problem && (
          <EmptyState
            text="Choose a CSV file."
            hint={`The price file of your merchant, with one line of headings. Up to ${MAX_IMPORT_MB} MB. Nothing is saved before you have seen what would change, and the columns are remembered for next time.`}
          />
        )}
      </Stack>
    </Dialog>
  );
}
