import type { InvoiceStatus } from '@dwang/contracts';
import { Button, useSearchParams } from '@dwang/kit';
import { ExportIcon } from '@dwang/kit/data';
import { useEffect, useRef } from 'react';
import { useToday } from '../../use-today';
import { useBulkExport } from './use-bulk-export';

interface BulkExportProps {
  filters: { status: InvoiceStatus | undefined; q: string; from: string; to: string };
}

/** "Bulk Export": the invoices as they are filtered now, as a zip of PDFs with a list. While it works the same button stops it. */
export function BulkExportButton({ filters: { status, q, from, to } }: BulkExportProps) {
  const today = useToday();
  const { count, start, stop } = useBulkExport();
  const query = { ...(status && { status }), ...(q && { q }), ...(from && { from }), ...(to && { to }) };
  const exportAll = () => void start(query, `Invoices-${today}.zip`);
  useAskedByAddress(exportAll);
  if (count !== null) return <Button onClick={stop}>Stop export ({count})</Button>;
  return (
    <Button icon={<ExportIcon aria-hidden />} onClick={exportAll}>
      Bulk Export
    </Button>
  );
}

/** `?bulk=1`: the button of another page brought the person here for the export. */
function useAskedByAddress(exportAll: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('bulk') === '1';
  const isDone = useRef(false);
  useEffect(() => {
    if (!isAsked || isDone.current) return;
    isDone.current = true;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('bulk');
        return next;
      },
      { replace: true },
    );
    exportAll();
  });
}
