import { Navigate, Page, StatusTag } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { UserManagement } from '../features/users/user-management';

/** `/admin`: only the platform administrator stays; the server refuses everyone else as well. */
export default function AdminRoute() {
  const { isAdministrator } = useUser();
  if (!isAdministrator) return <Navigate to="/" replace />;
  return (
    <Page title="Admin Panel" extra={<StatusTag tone="neutral">v3.4 Admin</StatusTag>}>
      <UserManagement />
    </Page>
  );
}
