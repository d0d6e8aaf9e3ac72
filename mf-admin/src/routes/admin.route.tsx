import { LoadingBar, Navigate, Page, StatusTag, useSearchParams } from '@dwang/kit';
import { Tabs } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { Suspense } from 'react';
import { ADMIN_TABS } from './admin-tabs';

const items = ADMIN_TABS.map((tab) => ({ ...tab, children: <Suspense fallback={<LoadingBar />}>{tab.children}</Suspense> }));

/** `/admin`: only the platform administrator stays; the server refuses everyone else as well. `?tab=` chooses the panel. */
export default function AdminRoute() {
  const { isAdministrator } = useUser();
  const [search, setSearch] = useSearchParams();
  if (!isAdministrator) return <Navigate to="/" replace />;
  const [first] = ADMIN_TABS;
  const tab = ADMIN_TABS.find(({ key }) => key === search.get('tab')) ?? first;
  return (
    <Page title="Admin Panel" extra={<StatusTag tone="neutral">v3.4 Admin</StatusTag>}>
      <Tabs
        activeKey={tab.key}
        onChange={(key) => setSearch(key === first.key ? {} : { tab: key })}
        items={items}
        destroyOnHidden
      />
    </Page>
  );
}
