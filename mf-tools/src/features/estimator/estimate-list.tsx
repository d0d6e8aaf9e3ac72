import { errorText } from '@dwang/client';
import type { EstimateSummary } from '@dwang/contracts';
import {
  AddIcon,
  Button,
  DeleteIcon,
  FilterBar,
  formatDay,
  LinkButton,
  Money,
  Page,
  SearchBox,
  Stack,
  useNavigate,
  useSearchParams,
} from '@dwang/kit';
import { type Column, DataTable, LoadMore, Tabs } from '@dwang/kit/data';
import { useListEstimatesQuery } from '../../api/estimates';
import { PriceBooksDialog } from './price-books-dialog';
import { useDeleteEstimate } from './use-delete-estimate';
import './estimator.css';

const columns: Column<EstimateSummary>[] = [
  { key: 'name', title: 'Project', width: 'wide', render: ({ name }) => <span className="estimate-wrap">{name}</span> },
  { key: 'job', title: 'Job', render: ({ projectName }) => <span className="estimate-wrap">{projectName ?? '–'}</span> },
  { key: 'lines', title: 'Lines', numeric: true, render: ({ lineCount }) => lineCount },
  { key: 'changed', title: 'Changed', render: ({ updatedAt }) => formatDay(updatedAt) },
  { key: 'total', title: 'Total', numeric: true, figure: true, render: ({ total }) => <Money amount={total} strong /> },
];

/** /estimates: the company's estimates and its templates. */
export function EstimateList() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const remove = useDeleteEstimate();
  const q = search.get('q') ?? '';
  /** The price lists are open; the number is that of the supplier whose list is wanted, or 0. */
  const prices = search.get('prices');
  const isTemplates = search.get('tab') === 'templates';
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const query = useListEstimatesQuery({ q, ...(isTemplates && { template: 'true' as const }) });
  const { data, error, isFetching, hasMore, more, refetch } = query;
  const create = (
    <LinkButton type="primary" icon={<AddIcon aria-hidden />} to="/estimates/new">
      New estimate
    </LinkButton>
  );
  const noun = isTemplates ? 'templates' : 'estimates';
  const list = (
    <Stack>
      <FilterBar lead={<SearchBox value={q} onSearch={(text) => set('q', text)} placeholder={`Search ${noun}...`} />} />
      <DataTable<EstimateSummary>
        label={isTemplates ? 'Templates' : 'Estimates'}
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        loading={isFetching}
        error={error && !data ? errorText(error, 'Please try again.') : null}
        errorTitle={`Could not load ${noun}`}
        onRetry={() => void refetch()}
        onOpen={({ id }) => navigate(`/estimates/${id}${isTemplates ? '' : '?tab=summary'}`)}
        openLabel={({ name }) => `Open ${name}`}
        actions={(row) => (
          <Button
            type="text"
            icon={<DeleteIcon aria-hidden />}
            aria-label={`Delete ${row.name}`}
            onClick={() => void remove(row)}
          />
        )}
        empty={
          q
            ? { text: `No ${noun} found.`, hint: 'Try other words.' }
            : isTemplates
              ? { text: 'No templates yet.', hint: 'Save an estimate as a template to begin others with it.' }
              : {
                  text: 'No estimates yet.',
                  hint: 'Count materials and hours, compare suppliers, and make a quote of it.',
                  action: create,
                }
        }
        footer={
          data && (
            <LoadMore
              shown={data.items.length}
              total={data.totals.count}
              noun={noun}
              hasMore={hasMore}
              loading={isFetching}
              onMore={more}
            />
          )
        }
      />
    </Stack>
  );
  return (
    <Page
      title="Estimates"
      subtitle="Materials and labour, priced and compared"
      extra={<Button onClick={() => set('prices', '0')}>Price lists</Button>}
      action={create}
    >
      <Tabs
        activeKey={isTemplates ? 'templates' : 'estimates'}
        onChange={(key) => set('tab', key === 'templates' ? key : '')}
        items={[
          { key: 'estimates', label: 'Estimates', children: !isTemplates && list },
          { key: 'templates', label: 'Templates', children: isTemplates && list },
        ]}
      />
      {prices !== null && <PriceBooksDialog supplierId={Number(prices) || 0} onClose={() => set('prices', '')} />}
    </Page>
  );
}
