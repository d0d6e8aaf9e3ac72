import type { AdminUserListQuery } from '@dwang/contracts';
import { AddIcon, Alert, Button, FilterBar, Heading, ReloadIcon, Row, SearchBox, Stack, useSearchParams } from '@dwang/kit';
import { LoadMore } from '@dwang/kit/data';
import { Select } from '@dwang/kit/form';
import { useState } from 'react';
import { AddUserDialog } from './add-user-dialog';
import { useUserList } from './use-user-list';
import { UserDialog, type UserDialogState } from './user-dialog';
import { UserTable } from './user-table';

const ROLES = [
  { value: '', label: 'All Roles' },
  { value: 'admin', label: 'Admin' },
  { value: 'user', label: 'User' },
  { value: 'contractor', label: 'Contractor' },
];
const STATUSES = [
  { value: '', label: 'All Status' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'pending', label: 'Pending' },
];

const SORTS = [
  { value: '', label: 'Name A–Z' },
  { value: '-name', label: 'Name Z–A' },
  { value: '-lastActive', label: 'Last active first' },
  { value: 'lastActive', label: 'Longest away first' },
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
];

/** A filter from the address, when it is one of those offered. */
const chosen = <Value extends string>(text: string | null, options: { value: string }[]): Value | undefined =>
  text && options.some((option) => option.value === text) ? (text as Value) : undefined;

/** Every user of the platform; search, filters and order live in the address. */
export default function UserManagement() {
  const [search, setSearch] = useSearchParams();
  const filters = {
    q: search.get('q') || undefined,
    role: chosen<NonNullable<AdminUserListQuery['role']>>(search.get('role'), ROLES),
    status: chosen<NonNullable<AdminUserListQuery['status']>>(search.get('status'), STATUSES),
    sort: chosen<NonNullable<AdminUserListQuery['sort']>>(search.get('sort'), SORTS),
  };
  const list = useUserList(filters);
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<UserDialogState | null>(null);
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  return (
    <Stack>
      <Row spread>
        <Heading>User Management</Heading>
        <Button type="primary" icon={<AddIcon aria-hidden />} onClick={() => setAdding(true)}>
          Add User
        </Button>
      </Row>
      <FilterBar
        lead={<SearchBox value={filters.q ?? ''} onSearch={(text) => set('q', text)} placeholder="Search users..." />}
        activeCount={Number(filters.role !== undefined) + Number(filters.status !== undefined)}
        onReset={() => {
          const { q, sort } = filters;
          setSearch({ tab: 'users', ...(q && { q }), ...(sort && { sort }) }, { replace: true });
        }}
      >
        <Select aria-label="Role" options={ROLES} value={filters.role ?? ''} onChange={(value) => set('role', value)} />
        <Select aria-label="Status" options={STATUSES} value={filters.status ?? ''} onChange={(value) => set('status', value)} />
        <Select aria-label="Sort" options={SORTS} value={filters.sort ?? ''} onChange={(value) => set('sort', value)} />
      </FilterBar>
      <UserTable
        list={list}
        sort={filters.sort ?? 'name'}
        onSort={(by) => set('sort', by === 'name' ? '' : by)}
        onChoose={(deed, user) => setOpened({ deed, user })}
      />
      <Row spread>
        {list.users ? (
          <LoadMore
            shown={list.shown}
            total={list.all}
            noun="users"
            hasMore={list.hasMore}
            loading={list.isLoadingMore}
            onMore={list.loadMore}
          />
        ) : (
          <span />
        )}
        <Button icon={<ReloadIcon />} onClick={list.refresh} loading={list.isRefreshing}>
          Refresh
        </Button>
      </Row>
      <Alert
        type="info"
        showIcon
        title="Roles"
        description="Admins have full access, users standard access, contractors limited access."
      />
      {isAdding && <AddUserDialog onClose={() => setAdding(false)} />}
      {opened && <UserDialog {...opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
