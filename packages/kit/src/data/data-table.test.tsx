import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Money } from '../layout/figures';
import { type Column, DataTable, type DataTableProps } from '.';

interface Job {
  id: number;
  name: string;
  amount: string;
}

const columns: Column<Job>[] = [
  { key: 'name', title: 'PROJECT', render: (job) => job.name, sort: 'name' },
  { key: 'amount', title: 'AMOUNT', render: (job) => <Money amount={job.amount} />, numeric: true, figure: true },
];
const jobs: Job[] = [
  { id: 1, name: 'Ngāti Whātua whare', amount: '1450.00' },
  { id: 2, name: 'Smith deck', amount: '65.00' },
];

function showOn(width: 'phone' | 'desk') {
  const isPhone = width === 'phone';
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: isPhone,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

const draw = (props: Partial<DataTableProps<Job>>) =>
  render(
    <DataTable label="Jobs" columns={columns} rowKey={(job) => job.id} rows={jobs} empty={{ text: 'No jobs yet' }} {...props} />,
  );

afterEach(() => jest.restoreAllMocks());

it('is a table with named columns on wide screens, money on the right', () => {
  showOn('desk');
  draw({});
  expect(screen.getByRole('table', { name: 'Jobs' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'AMOUNT' })).toHaveClass('dwang-cell-numeric');
  expect(screen.getByText('$1,450.00').closest('td')).toHaveClass('dwang-cell-numeric');
});

it('is a list of cards on phones', () => {
  showOn('phone');
  draw({});
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const cards = within(screen.getByRole('list', { name: 'Jobs' })).getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toHaveTextContent('Ngāti Whātua whare');
  expect(cards[0]).toHaveTextContent('$1,450.00');
});

it('keeps its head and waits in rows of the same shape until the first answer', () => {
  showOn('desk');
  draw({ rows: undefined, loading: true, skeletonRows: 3 });
  expect(screen.getByRole('columnheader', { name: /PROJECT/ })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

it('says that it is empty and offers the next step', () => {
  showOn('desk');
  draw({
    rows: [],
    empty: { text: 'No jobs yet', hint: 'Make your first one.', action: <button type="button">New Project</button> },
  });
  expect(screen.getByText('No jobs yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New Project' })).toBeVisible();
});

it('shows the reason of a failure in place and retries', async () => {
  showOn('desk');
  const onRetry = jest.fn();
  draw({ rows: undefined, error: '503: Service Unavailable', errorTitle: 'Could not load jobs', onRetry });
  expect(screen.getByRole('alert')).toHaveTextContent('503: Service Unavailable');
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('keeps the rows that it has when fresh ones cannot be fetched', () => {
  showOn('desk');
  draw({ error: 'No network', onRetry: () => undefined });
  expect(screen.getByText('Smith deck')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('No network');
});

it('opens a row by its button and by a click anywhere, but not by its own actions', async () => {
  showOn('desk');
  const onOpen = jest.fn();
  const user = userEvent.setup({ delay: null });
  draw({ onOpen, openLabel: (job) => `Open ${job.name}`, actions: () => <button type="button">Delete</button> });
  await user.click(screen.getByRole('button', { name: 'Open Smith deck' }));
  await user.click(screen.getByText('$65.00'));
  await user.click(screen.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement);
  expect(onOpen.mock.calls.map(([job]) => job.id)).toEqual([2, 2]);
});

it('names the button of a card by what can be read on it', () => {
  showOn('phone');
  draw({ onOpen: jest.fn(), openLabel: (job) => `Open ${job.name}` });
  expect(screen.getByRole('button', { name: 'Open Smith deck $65.00' })).toBeVisible();
});

it('sorts up first, then down, and says so', async () => {
  showOn('desk');
  const onSort = jest.fn();
  draw({ sort: { by: 'name', direction: 'asc' }, onSort });
  expect(screen.getByRole('columnheader', { name: /PROJECT/ })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'PROJECT' }));
  expect(onSort).toHaveBeenCalledWith({ by: 'name', direction: 'desc' });
});
