import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Dropdown } from '../controls/dropdown';
import { showToast } from '../feedback/toast-store';
import { DownIcon } from '../icons';
import { ExportIcon } from '../icons/data-icons';
import { exportRows } from './export-rows';
import type { ExportFormat, ListExport } from './export-types';

export interface ExportMenuProps<Row> extends Pick<ListExport<Row>, 'name' | 'title' | 'subtitle' | 'columns'> {
  /** Reads all rows of the list as it is filtered now; stops when the signal is aborted. */
  rows: (signal: AbortSignal) => AsyncIterable<Row>;
  /** How many rows there will be, for the progress. */
  total?: number | undefined;
  disabled?: boolean;
  /** Other ways for the list to leave, below the formats: `Email`. */
  more?: readonly { key: string; label: string; onClick: () => void }[];
}

const FORMATS: readonly { key: ExportFormat; label: string; done: string; noun: string }[] = [
  { key: 'csv', label: 'Export CSV', done: 'CSV exported', noun: 'CSV' },
  { key: 'xlsx', label: 'Export Excel', done: 'Excel file exported', noun: 'Excel file' },
  { key: 'pdf', label: 'Export PDF', done: 'PDF exported', noun: 'PDF' },
];

/** "Export": the list as CSV, Excel or PDF. While it works, the button counts and its menu can stop it. */
export function ExportMenu<Row>({ rows, total, disabled = false, more = [], ...list }: ExportMenuProps<Row>) {
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async ({ key: format, done, noun }: (typeof FORMATS)[number]) => {
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setCount(0);
    const dismiss = showToast({ tone: 'info', title: 'Export started' });
    try {
      const name = await exportRows({ ...list, rows: rows(signal), format, signal, onProgress: setCount });
      showToast({ tone: 'success', title: done, description: name });
    } catch {
      if (!signal.aborted) {
        showToast({ tone: 'error', title: 'Export failed', description: `There was a problem generating your ${noun}.` });
      }
    } finally {
      dismiss();
      if (running.current === control) setCount(null);
    }
  };
  const stop = () => running.current?.abort();

  const isBusy = count !== null;
  const items = isBusy
    ? [{ key: 'stop', label: 'Cancel export', onClick: stop }]
    : [...FORMATS.map((format) => ({ key: format.key, label: format.label, onClick: () => void run(format) })), ...more];
  return (
    <Dropdown menu={{ items }} disabled={disabled}>
      <Button disabled={disabled} icon={<ExportIcon aria-hidden />} aria-busy={isBusy}>
        {isBusy ? `Exporting ${progress(count, total)}` : 'Export'} <DownIcon aria-hidden />
      </Button>
    </Dropdown>
  );
}

const progress = (count: number, total = 0): string =>
  total > 0 ? `${Math.min(100, Math.round((count / total) * 100))}%` : String(count);
