import { errorText } from '@dwang/client';
import { Button, ErrorState, Heading, PageSkeleton, ReloadIcon, Row, Stack } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useReadAdminDashboardQuery } from '../../api/dashboard';
import { MonthChart } from './month-chart';
import { RecentActivity } from './recent-activity';
import { StatCards } from './stat-cards';
import { SystemUsage } from './system-usage';
import './dashboard.css';

/** The figures renew themselves this often while they are on the screen, in milliseconds. */
const RENEW_EVERY = 60_000;

/** How the installation is doing. Source: specification 2, section 2.10. */
export default function AnalyticsDashboard() {
  const notify = useNotify();
  const {
    data,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = useReadAdminDashboardQuery(undefined, {
    pollingInterval: RENEW_EVERY,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const refresh = async () => {
    const answer = await refetch();
    if (answer.isSuccess) {
      notify.success({ title: 'Dashboard Updated', description: 'Latest dashboard data loaded successfully' });
    } else {
      const description = errorText(answer.error, 'The server did not answer.');
      notify.error({ title: 'Could not load the dashboard', description });
    }
  };
  if (!data && error) {
    const reason = errorText(error, 'The server did not answer.');
    return <ErrorState title="Could not load the dashboard" reason={reason} onRetry={() => void refetch()} />;
  }
  if (!data) return <PageSkeleton variant="cards" />;
  return (
    <Stack>
      <Row spread>
        <Heading>Analytics Dashboard</Heading>
        <Button icon={<ReloadIcon />} loading={isFetching} onClick={() => void refresh()}>
          Refresh
        </Button>
      </Row>
      <StatCards stats={data.stats} />
      <div className="mf-admin-dashboard">
        <MonthChart months={data.chartData} />
        <SystemUsage usage={data.systemUsage} />
      </div>
      <RecentActivity changes={data.recent} readAt={fulfilledTimeStamp} />
    </Stack>
  );
}
