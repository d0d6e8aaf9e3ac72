import type { AdminUser } from '@dwang/contracts';
import { formatInstant, StatusTag, Text } from '@dwang/kit';
import { type Column, DataTable } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import './users.css';
import type { useUserList } from './use-user-list';
import { UserActions, type UserDeed } from './user-actions';
import { ROLES, STATUSES } from './user-words';

interface UserTableProps {
  list: ReturnType<typeof useUserList>;
  onChoose: (deed: UserDeed, user: AdminUser) => void;
}

const columns = (timeZone: string): Column<AdminUser>[] => [
  { key: 'user', title: 'User', headline: true, width: 'wide', render: (user) => <Person user={user} /> },
  { key: 'company', title: 'Company', render: (user) => user.companyName },
  { key: 'role', title: 'Role', width: 'narrow', render: (user) => ROLES[user.role] },
  {
    key: 'status',
    title: 'Status',
    width: 'narrow',
    render: ({ status }) => <StatusTag tone={STATUSES[status][1]}>{STATUSES[status][0]}</StatusTag>,
  },
  {
    key: 'lastActive',
    title: 'Last Active',
    width: 'narrow',
    render: (user) => (user.lastActive ? formatInstant(user.lastActive, timeZone) : 'Never'),
  },
];

/** The users as a table, or as cards on a phone. */
export function UserTable({ list, onChoose }: UserTableProps) {
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
        actionsTitle="Actions"
        actions={(user) => <UserActions user={user} onChoose={(deed) => onChoose(deed, user)} />}
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
