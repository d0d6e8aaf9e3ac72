import { Navigate, Page, StatusTag, useSearchParams } from '@dwang/kit';
import { Tabs } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { FeedbackList } from '../features/feedback/feedback-list';
import { UserManagement } from '../features/users/user-management';

const TABS = [
  { key: 'users', label: 'Users', children: <UserManagement /> },
  { key: 'feedback', label: 'Feedback', children: <FeedbackList /> },
];

/** `/admin`: only the platform administrator stays; the server refuses everyone else as well. `?tab=` chooses the list. */
export default function AdminRoute() {
  const { isAdministrator } = useUser();
  const [search, setSearch] = useSearchParams();
  if (!isAdministrator) return <Navigate to="/" replace />;
  const tab = TABS.find(({ key }) => key === search.get('tab'))?.key ?? 'users';
  return (
    <Page title="Admin Panel" extra={<StatusTag tone="neutral">v3.4 Admin</StatusTag>}>
      <Tabs activeKey={tab} onChange={(key) => setSearch(key === 'users' ? {} : { tab: key })} items={TABS} destroyOnHidden />
    </Page>
  );
}
