import type { SumsWithPending } from '@dwang/client';
import { ExportMenu, PrintButton } from '@dwang/kit/export';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import type { EntryFilters } from '../use-entry-list';
import { EmailDialog } from './email-dialog';
import { useTimesheetFile } from './use-timesheet-file';

/** The timesheet printed, as a file, or sent by e-mail. */
export function TimesheetExport({ filters, totals }: { filters: EntryFilters; totals: SumsWithPending | undefined }) {
  const { role } = useUser();
  const file = useTimesheetFile(filters);
  const [isMailing, setMailing] = useState(false);
  const isEmpty = !totals || totals.count === 0;
  const email = { key: 'email', label: 'Email', onClick: () => setMailing(true) };
  return (
    <>
      <PrintButton {...file} disabled={isEmpty} />
      <ExportMenu {...file} total={totals?.count} disabled={isEmpty} more={role === 'contractor' ? [] : [email]} />
      {isMailing && <EmailDialog file={file} onClose={() => setMailing(false)} />}
    </>
  );
}
