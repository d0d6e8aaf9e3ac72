import type { SiteDay, SiteDayOutlook } from '@dwang/contracts';
import {
  aProject,
  aUser,
  expectText,
  fakeApi,
  NO_NETWORK,
  projectsOf,
  pushableClock,
  refuse,
  renderInShell,
} from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { JobSiteDays } from '../features/schedule/days/job-site-days';
import ScheduleRoute from './schedule.route';

const aDay = (fields: Partial<SiteDay> = {}): SiteDay => ({
  id: 61,
  uid: 'day-61',
  projectId: 5,
  projectName: 'Kāpiti deck',
  clientName: null,
  location: '',
  region: null,
  userId: 7,
  userName: 'Hēmi Ngata',
  day: '2026-10-28',
  startTime: '07:30',
  endTime: '16:00',
  work: 'painting',
  note: '',
  conflicts: [],
  createdAt: '2026-10-01T00:00:00.000Z',
  version: 1,
  ...fields,
});
const RAIN: SiteDayOutlook = {
  siteDayId: 61,
  day: '2026-10-28',
  verdict: 'stop',
  risk: 'high',
  summary: 'Not fit for painting: rain 4 mm at 9 am (limit 0).',
  icon: 'rain',
  wind: 20,
  rain: 8,
  temp: 15,
  rule: 'paint-rain',
  cause: 'rain 4 mm',
  isSimulated: false,
  place: 'Hamilton',
  holiday: null,
};
const listOf = (...items: object[]) => ({ items, nextCursor: null, totals: { count: items.length } });
const PEOPLE = listOf({ id: 7, name: 'Hēmi Ngata', role: 'owner' }, { id: 8, name: 'Mere Parata', role: 'user' });

const aServer = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /site-days': () => listOf(aDay()),
    'GET /site-days/people': () => PEOPLE,
    'GET /weather/site-days': () => ({ items: [RAIN], region: 'Waikato', attribution: null }),
    ...handlers,
  });
const open = (address = '/schedule', host: object = {}) => renderInShell(<ScheduleRoute />, { address, host });
const card = (name: RegExp | string = /^Kāpiti deck/) => screen.findByRole('button', { name });

let clock: ReturnType<typeof pushableClock>;
beforeEach(() => {
  localStorage.clear();
  // A Tuesday morning; the Monday of this week is Labour Day.
  clock = pushableClock('2026-10-26T20:00:00.000Z');
});
afterEach(() => {
  clock.restore();
  jest.restoreAllMocks();
});

it('shows the week by person, with holidays of the region, weather by trade and clashes in words', async () => {
  const conflicts = [{ kind: 'person-twice' as const, text: 'Mere Parata is also on Fence at that time' }];
  const api = aServer({
    'GET /site-days': () => listOf(aDay(), aDay({ id: 62, userId: 8, userName: 'Mere Parata', projectName: 'Fence', conflicts })),
  });
  open();
  expect(await card()).toHaveAccessibleName(
    'Kāpiti deck, Hēmi Ngata, Wed 28 Oct, 7:30 am to 4 pm, Not fit for painting: rain 4 mm at 9 am (limit 0).',
  );
  const head = within(screen.getByRole('columnheader', { name: /Mon 26 Oct/ }));
  expect(head.getByText('Labour Day')).toBeVisible();
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent)).toEqual([
    expect.stringContaining('Hēmi Ngata'),
    expect.stringContaining('Mere Parata'),
    'Nobody yet',
  ]);
  expect(within(await card(/^Fence/)).getByText(/Booked twice/)).toBeVisible();
  expect(within(await card()).getByText('Not fit: rain 4 mm')).toBeVisible();
  expect(api.sent('GET', '/site-days')[0]?.query).toMatchObject({ from: '2026-10-25', to: '2026-10-31' });
});

it('keeps view, date and person in the address', async () => {
  const api = aServer();
  const { user, address } = open('/schedule?person=8');
  await screen.findByRole('rowheader', { name: /Mere Parata/ });
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'The week after' }));
  expect(address()).toBe('/schedule?person=8&date=2026-11-03');
  await user.click(screen.getByRole('radio', { name: 'Month' }));
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible();
  expect(api.requests.at(-1)?.query).toMatchObject({ from: '2026-11-01', to: '2026-12-05' });
});

it.each([
  [0, '2026-10-25', '2026-10-31'],
  [1, '2026-10-26', '2026-11-01'],
] as const)('TR-319 begins the week on the day of the company (0 Sunday, 1 Monday): %i', async (weekStart, from, to) => {
  const api = aServer();
  open('/schedule', { user: aUser({ company: { ...aUser().company, weekStart } }) });
  await card();
  expect(api.sent('GET', '/site-days')[0]?.query).toMatchObject({ from, to });
});

it('offers the next fit days with their reason, moves there at once, and takes it back', async () => {
  const offer = { ...RAIN, day: '2026-10-30', verdict: 'fit', icon: 'clear-day', reason: 'dry, wind up to 18 km/h, 19 °C' };
  let now = aDay();
  const api = aServer({
    'GET /site-days': () => listOf(now),
    'GET /weather/site-days/61/moves': () => ({
      items: [offer],
      passedOver: [{ day: '2026-10-29', reason: 'Hēmi Ngata is on Fence' }],
    }),
    'PATCH /site-days/61': ({ body }) => {
      now = { ...now, ...body, version: now.version + 1 };
      return now;
    },
  });
  const { user } = open();
  await user.click(await card());
  expect(await screen.findByText(/Hamilton: Not fit for painting/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await user.click(await screen.findByRole('button', { name: /Fri 30 Oct.*dry, wind up to 18 km\/h, 19 °C/ }));
  await expectText('Moved to Fri 30 Oct');
  expect(await card(/^Kāpiti deck.*Fri 30 Oct/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await card(/^Kāpiti deck.*Wed 28 Oct/)).toBeVisible();
  expect(api.sent('PATCH', '/site-days/61').map(({ body }) => body)).toEqual([
    { day: '2026-10-30', version: 1 },
    { day: '2026-10-28', version: 2 },
  ]);
});

it('brings a deleted day back', async () => {
  const api = aServer({
    'DELETE /site-days/61': () => null,
    'POST /site-days': () => ({ items: [aDay({ id: 63 })] }),
  });
  const { user } = open();
  await user.click(await card());
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await expectText('Site day deleted');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.sent('POST', '/site-days')[0]?.body).toMatchObject({ projectId: 5, work: 'painting' }));
});

it('books a day of a job, shows what is refused beside its field, and keeps what was typed without a network', async () => {
  const api = aServer({
    'GET /site-days': () => listOf(),
    'GET /projects': () => projectsOf(aProject({ id: 5, name: 'Kāpiti deck' })),
    'POST /site-days': () => NO_NETWORK,
  });
  const { user } = renderInShell(<JobSiteDays project={{ id: 5, name: 'Kāpiti deck' }} />);
  expect(await screen.findByText('No site days from today on.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.type(await screen.findByLabelText(/Note/), 'Tūī nest');
  await user.click(screen.getByRole('button', { name: 'Add site day' }));
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByLabelText(/Note/)).toHaveValue('Tūī nest');
  const errors = [{ field: 'endTime', message: 'The end must be after the start' }];
  api.handle['POST /site-days'] = () => refuse(400, 'REQUEST.INVALID', 'Refused', errors);
  await user.click(screen.getByRole('button', { name: 'Add site day' }));
  expect(await screen.findByText('The end must be after the start')).toBeVisible();
  api.handle['POST /site-days'] = () => ({ items: [aDay()] });
  await user.click(screen.getByRole('button', { name: 'Add site day' }));
  await expectText('Site day added');
  const bodies = api.sent('POST', '/site-days').map(({ body }) => body as { days: { uid: string; day: string }[] });
  expect(bodies.at(-1)).toMatchObject({ projectId: 5, userId: 7, note: 'Tūī nest', days: [{ day: '2026-10-27' }] });
  expect(new Set(bodies.map(({ days }) => days[0]?.uid)).size).toBe(1);
});

it('leads to the days that an earlier try booked, and closes for it (TR-201)', async () => {
  const taken = [{ field: 'uid', message: 'Something else was saved' }];
  const api = aServer({
    'GET /site-days': () => listOf(),
    'GET /projects': () => projectsOf(aProject({ id: 5, name: 'Kāpiti deck' })),
    'POST /site-days': () => refuse(409, 'REQUEST.UID_TAKEN', 'Something else was saved', taken, 61),
  });
  const { user } = renderInShell(<JobSiteDays project={{ id: 5, name: 'Kāpiti deck' }} />);
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const add = await screen.findByRole('button', { name: 'Add site day' });
  await user.click(add);
  const open = await screen.findByRole('link', { name: 'Open it' });
  expect(open).toHaveAttribute('href', '/schedule?date=2026-10-27');
  await user.click(screen.getByRole('button', { name: 'Save this as another' }));
  await waitFor(() => expect(api.sent('POST', '/site-days')).toHaveLength(2));
  const uids = api.sent('POST', '/site-days').map(({ body }) => (body as { days: { uid: string }[] }).days[0]?.uid);
  expect(uids[1]).not.toBe(uids[0]);
  await user.click(await screen.findByRole('link', { name: 'Open it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows the address for the calendar once, and turns it off', async () => {
  let exists = false;
  const link = (path: string | null) => ({
    exists,
    covers: 'mine',
    createdAt: '2026-10-26T20:00:00.000Z',
    lastReadAt: null,
    path,
  });
  const api = aServer({
    'GET /calendar-link': () => link(null),
    'POST /calendar-link': () => {
      exists = true;
      return link('/api/calendar/secret.ics');
    },
    'DELETE /calendar-link': () => {
      exists = false;
      return null;
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Calendar link' }));
  await user.click(await screen.findByRole('radio', { name: 'The whole team' }));
  await user.click(screen.getByRole('button', { name: 'Make an address' }));
  expect(await screen.findByLabelText('Calendar address')).toHaveValue('http://localhost/api/calendar/secret.ics');
  expect(api.sent('POST', '/calendar-link')[0]?.body).toEqual({ covers: 'team' });
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  await expectText('Calendar address turned off');
  expect(screen.queryByLabelText('Calendar address')).not.toBeInTheDocument();
});

it('is a strip of days with the chosen day under it on a phone', async () => {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    return {
      matches: query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as never;
  });
  aServer();
  const { user, address } = open();
  expect(await screen.findByText('Nobody is on site this day.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wed 28 Oct, 1 site day' }));
  expect(address()).toBe('/schedule?date=2026-10-28');
  expect(within(await card()).getByText('Hēmi Ngata · 7:30 am to 4 pm')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mon 26 Oct, Labour Day, 0 site days' })).toBeVisible();
});

it('says why there is no schedule, and tries again', async () => {
  const api = aServer({ 'GET /site-days': () => refuse(404, 'REQUEST.NOT_FOUND', 'Gone fishing') });
  const { user } = open();
  expect(await screen.findByText('Could not load the schedule')).toBeVisible();
  api.handle['GET /site-days'] = () => listOf();
  await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
  expect(await screen.findByText('No site days this week.')).toBeVisible();
});
