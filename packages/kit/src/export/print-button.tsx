import { Button } from 'antd';
import { useState } from 'react';
import { showToast } from '../feedback/toast-store';
import { PrintIcon } from '../icons/data-icons';
import type { ExportMenuProps } from './export-menu';
import { fileOf } from './export-rows';
import { showFile } from './save-file';

/** "Print": the list as a PDF in a tab of its own, from which the browser prints; saved as a file where tabs are blocked. */
export function PrintButton<Row>({ rows, total: _total, disabled = false, ...list }: ExportMenuProps<Row>) {
  const [isBusy, setBusy] = useState(false);
  const print = async () => {
    // Opened by the tap itself: a tab that opens later is blocked.
    const tab = window.open('', '_blank');
    setBusy(true);
    try {
      const { signal } = new AbortController();
      const { file, name } = await fileOf({ ...list, rows: rows(signal), format: 'pdf', signal });
      showFile(tab, file, name);
    } catch {
      tab?.close();
      showToast({ tone: 'error', title: 'Print failed', description: 'There was a problem generating your PDF.' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<PrintIcon aria-hidden />} loading={isBusy} disabled={disabled} onClick={() => void print()}>
      Print
    </Button>
  );
}
