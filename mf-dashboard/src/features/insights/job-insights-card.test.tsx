import type { InsightTask, Recommendation } from '@dwang/contracts';
import { type FakeRequest, fakeApi, freshOutbox, NO_NETWORK, refuse, renderInShell, setNetwork } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { newDevice } from '../../testing/new-device';
import InsightsSettings from './insights-settings';
import JobInsightsCard from './job-insights-card';

const day = (seconds: number, index = 0) => ({ day: `2026-03-0${index + 2}`, seconds, amount: '0.00' });
const insights = {
  days: [27_000, 0, 3600, 0, 0, 7200, 0].map(day),
  today: day(7200),
  week: { seconds: 37_800, amount: '682.50' },
  budgets: [{ projectId: 4, name: 'Smith deck', estimate: '5280.00', actual: '1692.00', progress: 60 }],
  totals: { estimate: '5280.00', actual: '1692.00' },
};
const task: InsightTask = {
  id: 9,
  uid: 'task-9',
  projectId: 4,
  projectName: 'Smith deck',
  title: 'Book the crane',
  dueDate: '2020-01-01',
  version: 3,
};
const advice = (fields: Partial<Recommendation>): Recommendation => ({
  id: 'unbilled-hours:4',
  kind: 'unbilled-hours',
  tone: 'warn',
  title: 'Bill $1,692.00 on Smith deck',
  text: '19:00 hours are unbilled.',
  why: 'Shown when time has not been billed for more than 14 days.',
  action: { label: 'Make invoice', to: '/invoices?new=1&projectId=4' },
  ...fields,
});
const listOf = <Row,>(items: Row[]) => ({ items, nextCursor: null, totals: { count: items.length } });

const server = () =>
  fakeApi({
    'GET /insights': () => insights,
    'GET /insights/tasks': () => listOf([task]),
    'GET /insights/recommendations': () =>
      listOf([
        advice({}),
        advice({
          id: 'timer',
          kind: 'timer-forgotten',
          title: 'Is your timer still at work?',
          action: { label: 'Go to timer', to: '/' },
        }),
      ]),
    'PATCH /projects/4/tasks/9': ({ body }: FakeRequest) => ({ ...task, ...body, order: 1, createdAt: '', version: 4 }),
  });

beforeEach(async () => {
  await freshOutbox('on');
  newDevice();
});

const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent);

it('shows the hours of Monday to Friday and today, the week, and estimate against actual, as figures for everybody', async () => {
  server();
  renderInShell(<JobInsightsCard />);
  expect(await screen.findByText('10:30')).toBeInTheDocument();
  expect(screen.getByText('$682.50')).toBeInTheDocument();
  expect(rows('Hours by day this week, and today')).toEqual([
    'DayHours',
    'Mon7:30',
    'Tue–',
    'Wed1:00',
    'Thu–',
    'Fri–',
    'Today2:00',
  ]);
  expect(screen.getByText('The total includes 2:00 at the weekend.')).toBeInTheDocument();
  expect(rows('Estimate against actual by job')).toEqual(['JobEstimateActual', 'Smith deck$5,280$1,692']);
});

it('rounds nothing, so that the days and the weekend add up to the week', async () => {
  const api = server();
  const days = [1230, 1230, 0, 0, 0, 630, 0].map(day);
  api.handle['GET /insights'] = () => ({ ...insights, days, week: { seconds: 3090, amount: '0.00' } });
  renderInShell(<JobInsightsCard />);
  expect(await screen.findByText('0:51:30')).toBeInTheDocument();
  expect(rows('Hours by day this week, and today').slice(1, 3)).toEqual(['Mon0:20:30', 'Tue0:20:30']);
  expect(screen.getByText('The total includes 0:10:30 at the weekend.')).toBeInTheDocument();
});

it('TR-319 draws Monday to Friday of a week from Sunday, and says the hours of both its ends', async () => {
  const api = server();
  const days = [3600, 27_000, 0, 0, 0, 1800, 7200].map((seconds, index) => ({ ...day(seconds), day: `2026-03-0${index + 1}` }));
  api.handle['GET /insights'] = () => ({ ...insights, days });
  renderInShell(<JobInsightsCard />);
  expect(await screen.findByText('The total includes 3:00 at the weekend.')).toBeInTheDocument();
  expect(rows('Hours by day this week, and today').slice(1, 6)).toEqual(['Mon7:30', 'Tue–', 'Wed–', 'Thu–', 'Fri0:30']);
});

it('asks for the week and the job that its settings name', async () => {
  const api = server();
  const { user } = renderInShell(
    <>
      <JobInsightsCard />
      <InsightsSettings />
    </>,
  );
  await user.click(screen.getByRole('radio', { name: 'Last week' }));
  await waitFor(() => expect(api.sent('GET', '/insights').at(-1)?.query).toEqual({ period: 'last-week' }));
  expect(await screen.findByText('Hours last week')).toBeInTheDocument();
});

it('ticks a task in place, also without a network, and sends it with the version that was seen', async () => {
  const api = server();
  const { user } = renderInShell(<JobInsightsCard />);
  await user.click(screen.getByRole('radio', { name: 'Tasks' }));
  const box = await screen.findByRole('checkbox', { name: 'Book the crane' });
  expect(screen.getByText('Overdue, Wed 1 Jan')).toBeInTheDocument();
  const patch = api.handle['PATCH /projects/4/tasks/9'];
  api.handle['PATCH /projects/4/tasks/9'] = () => NO_NETWORK;
  setNetwork('off');
  await user.click(box);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Book the crane' })).toBeChecked());
  expect(await screen.findByText('Saved on this device')).toBeInTheDocument();
  Object.assign(api.handle, { 'PATCH /projects/4/tasks/9': patch });
  setNetwork('on');
  await waitFor(() => expect(api.sent('PATCH', '/projects/4/tasks/9')[0]?.body).toEqual({ done: true, version: 3 }));
});

it('says why it recommends something, and leads to where it is done', async () => {
  server();
  const { user, address } = renderInShell(<JobInsightsCard />);
  await user.click(screen.getByRole('radio', { name: 'Insights' }));
  expect(await screen.findAllByText('Shown when time has not been billed for more than 14 days.')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Go to timer: Is your timer still at work?' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Make invoice: Bill $1,692.00 on Smith deck' }));
  expect(address()).toBe('/invoices?new=1&projectId=4');
});

it('says what failed in its own place, and tries again', async () => {
  const api = server();
  api.handle['GET /insights/tasks'] = () => refuse(404, 'REQUEST.NOT_FOUND', 'Not here');
  const { user } = renderInShell(<JobInsightsCard />);
  await user.click(screen.getByRole('radio', { name: 'Tasks' }));
  expect(await screen.findByText('Could not load your tasks')).toBeInTheDocument();
  api.handle['GET /insights/tasks'] = () => listOf([]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing left to do')).toBeInTheDocument();
});
