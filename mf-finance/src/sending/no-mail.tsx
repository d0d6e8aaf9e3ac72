import { errorText } from '@dwang/client';
import type { PaperLetter } from '@dwang/contracts';
import { Alert, Button } from '@dwang/kit';
import { DownloadIcon } from '@dwang/kit/data';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';

interface NoMailProps {
  letter: PaperLetter;
  onDownload: () => Promise<void>;
  onMarkSent?: (() => Promise<void>) | undefined;
  onClose: () => void;
}

/** What is said when the PDF cannot be made. Source: specification 2, section 8. */
const FAILED = { title: 'Email preparation failed', description: 'There was a problem preparing your email.' };

/** Where this server sends no e-mail: the PDF for one's own mail program. It is sent when somebody says so. */
export function NoMail({ letter, onDownload, onMarkSent, onClose }: NoMailProps) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const trying = async (work: () => Promise<void>, failed: (error: unknown) => { title: string; description: string }) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify.error(failed(error));
    } finally {
      setBusy(false);
    }
  };
  const download = () =>
    trying(
      async () => {
        await onDownload();
        notify.info({
          title: 'PDF exported',
          description: `In production it would be emailed to ${letter.to || 'your client'}.`,
        });
      },
      () => FAILED,
    );
  const markSent = (mark: () => Promise<void>) =>
    trying(
      async () => {
        await mark();
        onClose();
      },
      (error) => ({ title: 'Could not mark it as sent', description: errorText(error, 'Please try again.') }),
    );
  return (
    <div className="letter-none">
      <Alert
        type="info"
        showIcon
        title="This server sends no email"
        description="Download the PDF and send it with your own mail program."
      />
      <div className="letter-buttons">
        {onMarkSent && (
          <Button disabled={isBusy} onClick={() => void markSent(onMarkSent)}>
            Mark as sent
          </Button>
        )}
        <Button type="primary" icon={<DownloadIcon aria-hidden />} loading={isBusy} onClick={() => void download()}>
          Download PDF
        </Button>
      </div>
    </div>
  );
}
