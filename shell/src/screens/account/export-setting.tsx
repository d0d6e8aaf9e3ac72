import { Button, showToast } from '@dwang/kit';
import { DownloadIcon } from '@dwang/kit/data';
import { useEffect, useRef, useState } from 'react';
import { downloadExport } from './download-export';
import { SettingRow } from './setting-row';

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** One zip of everything, with its progress and a way to stop it. */
export function ExportSetting({ isOwner }: { isOwner: boolean }) {
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const control = new AbortController();
    running.current = control;
    setBytes(0);
    try {
      await downloadExport(setBytes, control.signal);
      showToast({ tone: 'success', title: 'Export downloaded' });
    } catch (error) {
      const description = error instanceof TypeError ? 'Check your connection, then try again.' : (error as Error).message;
      if (!control.signal.aborted) showToast({ tone: 'error', title: 'Export failed', description });
    } finally {
      setBytes(null);
    }
  };
  const whose = isOwner ? 'Jobs, hours, invoices, photos and people of your company' : 'Your hours, notes, photos and settings';
  return (
    <SettingRow title="Export" text={`${whose}, as one zip of CSV, JSON and files.`}>
      {bytes === null ? (
        <Button icon={<DownloadIcon />} onClick={() => void start()}>
          Download
        </Button>
      ) : (
        <span className="shell-export" role="status">
          {bytes === 0 ? 'Preparing...' : `${megabytes(bytes)} so far`}
          <Button onClick={() => running.current?.abort()}>Cancel</Button>
        </span>
      )}
    </SettingRow>
  );
}
