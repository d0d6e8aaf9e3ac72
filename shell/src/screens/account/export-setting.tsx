import { Button, fileSize } from '@dwang/kit';
import { DownloadIcon } from '@dwang/kit/data';
import { SettingRow } from './setting-row';
import { useExport } from './use-export';

/** One zip of everything, with its progress and a way to stop it. */
export function ExportSetting({ isOwner }: { isOwner: boolean }) {
  const { work, isBeginning, isCancelling, start, cancel } = useExport();
  const whose = isOwner ? 'Jobs, hours, invoices, photos and people of your company' : 'Your hours, notes, photos and settings';
  return (
    <SettingRow title="Export" text={`${whose}, as one zip of CSV, JSON, PDFs and files.`}>
      {work ? (
        <span className="shell-export" role="status">
          {work.bytes === 0 ? 'Preparing...' : `${fileSize(work.bytes)} so far`}
          <Button loading={isCancelling} onClick={() => void cancel()}>
            Cancel
          </Button>
        </span>
      ) : (
        <Button icon={<DownloadIcon />} loading={isBeginning} onClick={() => void start()}>
          Download
        </Button>
      )}
    </SettingRow>
  );
}
