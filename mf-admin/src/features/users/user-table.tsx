import type { AdminUser, AdminUserListQuery } from '@dwang/contracts';
import { dayOf } from '@dwang/domain';
import { formatDay, formatInstant, StatusTag, Text } from '@dwang/kit';
import { type Column, DataTable } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import './users.css';
import type { useUserList } from './use-user-list';
import { UserActions, type UserDeed } from './user-actions';
import { ROLES, STATUSES } from './user-words';

type Sort = NonNullable<AdminUserListQuery['sort']>;
interface UserTableProps {
  list: ReturnType<typeof useUserList>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onChoose: (deed: UserDeed, user: AdminUser) => void;
}

const columns = (timeZone: string): Column<AdminUser>[] => [
  { key: 'user', title: 'User', sort: 'name', headline: true, width: 'wide', render: (user) => <Person user={user} /> },
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
    sort: 'lastActive',
    width: 'narrow',
    render: ({ lastActive, createdAt }) => (
      <>
        {lastActive ? formatInstant(lastActive, timeZone) : 'Never'}
        <span className="mf-admin-beside">{`Joined ${formatDay(dayOf(Date.parse(createdAt), timeZone))}`}</span>
      </>
    ),
  },
];

/** The users as a table, or as cards on a phone. */
export function UserTable({ list, sort, onSort, onChoose }: UserTableProps) {
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
        sort={{ by: sort.replace('-', ''), direction: sort.startsWith('-') ? 'desc' : 'asc' }}
        onSort={({ by }) => onSort(turned(by, sort))}
        actionsTitle="Actions"
        actions={(user) => <UserActions user={user} onChoose={(deed) => onChoose(deed, user)} />}
        empty={{ text: 'No users found matching your criteria' }}
      />
    </>
  );
}

/** A heading begins with what is looked for: names from A, who was active last; pressed again it turns round. */
function turned(by: string, sort: Sort): Sort {
  const first = by === 'lastActive' ? '-lastActive' : 'name';
  if (sort !== first) return first;
  return by === 'lastActive' ? 'lastActive' : '-name';
}

function Person({ user }: { user: AdminUser }) {
  return (
    <>
      <Text rank="strong">{user.fullName}</Text>
      <span className="mf-admin-beside">{user.email}</span>
    </>
  );
}
