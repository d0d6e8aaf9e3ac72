import { errorText } from '@dwang/client';
import type { CompanyImport } from '@dwang/contracts';
import { Alert, Button, fileSize, formatCount, Progress, showToast } from '@dwang/kit';
import { useState } from 'react';
import { FileName } from './file-name';
import { useRemoveCompanyImportMutation } from './imports-api';
import { stopSending, useSending } from './sending';

export interface ImportProgressProps {
  work: CompanyImport;
  /** The last look at it got no answer. */
  isUnheard: boolean;
  /** Asks for the file again, which a reload has taken from the page. */
  onChoose: () => void;
}

/** An import on its way: sent by this page, then checked and written by the server, also when the page is closed. */
export function ImportProgress({ work, isUnheard, onChoose }: ImportProgressProps) {
  const { fileName, size, status } = work;
  const { cancel, isCancelling } = useCancel(work.id);
  const sending = useSending();
  const own = sending?.id === work.id ? sending : null;
  const isSending = status === 'uploading';
  const done = isSending ? Math.max(work.done, own?.sent ?? 0) : work.done;
  const total = isSending ? size : work.total;
  const isWaiting = isSending && (!own || own.isStopped);
  const label = LABELS[status as keyof typeof LABELS];
  return (
    <div className="shell-import">
      <div className="shell-import-head">
        <strong>{isCancelling ? 'Cancelling' : isWaiting ? 'Sending stopped' : label}</strong>
        <span className="shell-import-figures">{figures(status, done, total)}</span>
      </div>
      <FileName>{fileName}</FileName>
      <Progress aria-label={label} percent={total > 0 ? (done / total) * 100 : 0} showInfo={false} />
      {own?.problem && <Alert type={own.isStopped ? 'error' : 'warning'} showIcon role="alert" title={own.problem} />}
      <p className="shell-import-note" role="status">
        {isUnheard && !own?.problem
          ? 'No answer from the server; it is asked again.'
          : noteOf(isSending, isWaiting && !isCancelling)}
      </p>
      {isSending && (
        <div className="shell-import-buttons">
          <Button loading={isCancelling} onClick={() => void cancel()}>
            Cancel import
          </Button>
          {isWaiting && !isCancelling && (
            <Button type="primary" onClick={onChoose}>
              Choose it again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const LABELS = {
  uploading: 'Sending the export',
  checking: 'Checking all of it',
  writing: 'Writing it into your company',
} as const;

function figures(status: CompanyImport['status'], done: number, total: number): string {
  if (status === 'writing') return `${formatCount(done)} of ${formatCount(total)} rows`;
  return `${fileSize(done)} of ${fileSize(total)}`;
}

function noteOf(isSending: boolean, isWaiting: boolean): string {
  if (isWaiting) return 'Choose the same file again, and it goes on where it stopped. Nothing has been written yet.';
  if (isSending) return 'Please keep this page open until it is sent. You can look at other screens meanwhile.';
  return 'You can close this page. It is written as a whole or not at all.';
}

function useCancel(id: number) {
  const [remove, { isLoading }] = useRemoveCompanyImportMutation();
  // Until the list has been read again, and this one is gone from it.
  const [isCancelled, setCancelled] = useState(false);
  const cancel = async () => {
    stopSending();
    try {
      await remove(id).unwrap();
      setCancelled(true);
      showToast({ tone: 'info', title: 'Import cancelled', description: 'Nothing was imported.' });
    } catch (error) {
      showToast({ tone: 'error', title: 'The import was not cancelled', description: errorText(error, 'Please try again.') });
    }
  };
  return { cancel, isCancelling: isLoading || isCancelled };
}
