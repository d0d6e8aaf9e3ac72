import { lazy, type ReactNode } from 'react';

const AnalyticsDashboard = lazy(() => import('../features/dashboard/analytics-dashboard'));
const UserManagement = lazy(() => import('../features/users/user-management'));
const SubscriptionManagement = lazy(() => import('../features/subscriptions/subscription-management'));
const SystemMaintenance = lazy(() => import('../features/maintenance/system-maintenance'));
const SystemSettings = lazy(() => import('../features/settings/system-settings'));
const FeatureFlags = lazy(() => import('../features/flags/feature-flags'));
const FeedbackList = lazy(() => import('../features/feedback/feedback-list'));
const ClientErrorList = lazy(() => import('../features/client-errors/client-error-list'));
const MailLogList = lazy(() => import('../features/mail-log/mail-log-list'));

/** One list or panel of `/admin?tab=<key>`. */
export interface AdminTab {
  key: string;
  label: string;
  children: ReactNode;
}

/** The tabs in their order; the first opens without being named in the address. Each loads its own code. */
export const ADMIN_TABS: readonly [AdminTab, ...AdminTab[]] = [
  { key: 'dashboard', label: 'Dashboard', children: <AnalyticsDashboard /> },
  { key: 'users', label: 'Users', children: <UserManagement /> },
  { key: 'subscriptions', label: 'Subscriptions', children: <SubscriptionManagement /> },
  { key: 'maintenance', label: 'Maintenance', children: <SystemMaintenance /> },
  { key: 'settings', label: 'Settings', children: <SystemSettings /> },
  { key: 'features', label: 'Features', children: <FeatureFlags /> },
  { key: 'feedback', label: 'Feedback', children: <FeedbackList /> },
  { key: 'errors', label: 'Client Errors', children: <ClientErrorList /> },
  { key: 'mail', label: 'Mail Log', children: <MailLogList /> },
];
