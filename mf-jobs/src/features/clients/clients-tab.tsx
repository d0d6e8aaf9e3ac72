import './clients.css';
import type { Client } from '@dwang/contracts';
import { AddIcon, Button, Dropdown, FilterBar, MoreIcon, Row, SearchBox, Stack } from '@dwang/kit';
import { ClientsIcon, MailIcon, UploadIcon } from '@dwang/kit/data';
import { lazy, Suspense } from 'react';
import { FilterSelect } from '../../lists/filter-select';
import { countedList } from '../../lists/paged-list';
import { useUrlFilters } from '../../url/use-url-filters';
import { ClientExport } from './client-export';
import { type ClientFilters, SORTS, toClientQuery, toClientSort, toClientView, VIEWS } from './client-filters';
import { ClientTable } from './client-table';
import { ClientTiles } from './client-tiles';
import { useClientPagesInfiniteQuery } from './clients.api';
import { QuickClientDialog } from './quick-client-dialog';

const ImportDialog = lazy(() => import('./import/import-dialog'));
const DuplicatesDialog = lazy(() => import('./merge/duplicates-dialog'));
const MailDialog = lazy(() => import('./mailing/mail-dialog'));
const PortalDialog = lazy(() => import('./portal/portal-dialog'));

interface ClientsTabProps {
  onCreate: () => void;
  onEdit: (client: Client) => void;
}

/** The Clients tab: figures, search, filter, sort and the list, all in the address bar; `open` names the dialog over it. */
export function ClientsTab({ onCreate, onEdit }: ClientsTabProps) {
  const [{ q, sort, show, open }, change] = useUrlFilters(['q', 'sort', 'show', 'open']);
  const filters: ClientFilters = { q, sort: toClientSort(sort), view: toClientView(show) };
  const list = countedList(useClientPagesInfiniteQuery(toClientQuery(filters)));
  const openDialog = (name: string) => change({ open: name }, 'push');
  const close = () => change({ open: null });
  const addClient = (
    <Button icon={<AddIcon aria-hidden />} onClick={() => openDialog('quick')}>
      Add Client
    </Button>
  );
  return (
    <Stack>
      <ClientTiles onPortal={() => openDialog('portal')} />
      <FilterBar
        lead={
          <>
            <SearchBox value={q} onSearch={(text) => change({ q: text })} placeholder="Search clients..." />
            <Button icon={<AddIcon aria-hidden />} onClick={onCreate}>
              New Client
            </Button>
          </>
        }
        activeCount={(sort ? 1 : 0) + (show ? 1 : 0)}
        onReset={() => change({ sort: null, show: null })}
      >
        <FilterSelect
          label="Filter"
          options={VIEWS}
          value={filters.view}
          onChange={(next) => change({ show: next === 'all' ? null : next }, 'push')}
        />
        <FilterSelect
          label="Sort by"
          name="Sort"
          options={SORTS}
          value={filters.sort}
          onChange={(next) => change({ sort: next === 'name' ? null : next })}
        />
      </FilterBar>
      <Row>
        <Button icon={<MailIcon aria-hidden />} onClick={() => openDialog('mail')}>
          Email All
        </Button>
        <ClientExport filters={filters} total={list.total} />
        <Dropdown
          placement="bottomLeft"
          menu={{
            items: [
              { key: 'import', label: 'Import from CSV', icon: <UploadIcon aria-hidden />, onClick: () => openDialog('import') },
              {
                key: 'duplicates',
                label: 'Find duplicates',
                icon: <ClientsIcon aria-hidden />,
                onClick: () => openDialog('duplicates'),
              },
            ],
          }}
        >
          <Button icon={<MoreIcon aria-hidden />}>More</Button>
        </Dropdown>
      </Row>
      <ClientTable list={list} empty={{ hint: hintFor(filters), action: addClient }} onEdit={onEdit} />
      {Boolean(list.rows?.length) && <div>{addClient}</div>}
      {open === 'quick' && <QuickClientDialog onClose={close} />}
      <Suspense>
        {open === 'import' && <ImportDialog onClose={close} />}
        {open === 'duplicates' && <DuplicatesDialog onClose={close} />}
        {open === 'mail' && <MailDialog filters={filters} onClose={close} />}
        {open === 'portal' && <PortalDialog onClose={close} />}
      </Suspense>
    </Stack>
  );
}

function hintFor({ q, view }: ClientFilters): string {
  if (q) return 'Try another search.';
  return view === 'all' ? 'Add the people and companies you work for.' : 'Look under All clients.';
}
