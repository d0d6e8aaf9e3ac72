import type { AdminUser } from '@dwang/contracts';
import { formatInstant, StatusTag, Text } from '@dwang/kit';
import { type Column, DataTable } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import './users.css';
import type { useUserList } from './use-user-list';

const ROLE_NAMES: Record<AdminUser['role'], string> = { admin: 'Admin', user: 'User', contractor: 'Contractor' };
const STATUS_NAMES = {
  active: ['Active', 'good'],
  inactive: ['Inactive', 'neutral'],
  pending: ['Pending', 'warn'],
} as const;

const columns = (timeZone: string): Column<AdminUser>[] => [
  { key: 'user', title: 'User', headline: true, width: 'wide', render: (user) => <Person user={user} /> },
  { key: 'company', title: 'Company', render: (user) => user.companyName },
  { key: 'role', title: 'Role', width: 'narrow', render: (user) => ROLE_NAMES[user.role] },
  {
    key: 'status',
    title: 'Status',
    width: 'narrow',
    render: ({ status }) => <StatusTag tone={STATUS_NAMES[status][1]}>{STATUS_NAMES[status][0]}</StatusTag>,
  },
  {
    key: 'lastActive',
    title: 'Last Active',
    width: 'narrow',
    render: (user) => (user.lastActive ? formatInstant(user.lastActive, timeZone) : 'Never'),
  },
  {
    key: 'createdAt',
    title: 'Created',
    width: 'narrow',
    wideOnly: true,
    render: (user) => formatInstant(user.createdAt, timeZone),
  },
];

/** The users as a table, or as cards on a phone. */
export function UserTable({ list }: { list: ReturnType<typeof useUserList> }) {
  const { company } = useUser();
  return (
    <>
      {list.isLoading && <Text rank="secondary">Loading users...</Text>}
      <DataTable
        label="Users"
        columns={columns(company.timeZone)}
        rows={list.users}
        rowKey={(user) => user.id}
        loading={list.isLoading}
        error={list.error}
        errorTitle="Could not load users"
        onRetry={list.refresh}
        empty={{ text: 'No users found matching your criteria' }}
      />
    </>
  );
}

function Person({ user }: { user: AdminUser }) {
  return (
    <>
      <Text rank="strong">{user.fullName}</Text>
      <span className="mf-admin-beside">{user.email}</span>
    </>
  );
}
