import { Button, ReloadIcon, useIsPhone } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';

/** Reads the timesheet again and says so in the specification's words. */
export function RefreshButton({ refetch, isBusy }: { refetch: () => Promise<{ isError: boolean }>; isBusy: boolean }) {
  const notify = useNotify();
  const isPhone = useIsPhone();
  const refresh = async () => {
    const { isError } = await refetch();
    if (!isError) notify.success({ title: 'Refreshed', description: 'Timesheet data has been refreshed from all sources.' });
  };
  return (
    <Button
      className="jobs-refresh"
      icon={<ReloadIcon aria-hidden />}
      disabled={isBusy}
      onClick={() => void refresh()}
      aria-label="Refresh Data"
    >
      {isPhone ? null : 'Refresh Data'}
    </Button>
  );
}
