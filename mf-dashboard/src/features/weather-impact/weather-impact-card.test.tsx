import type { WeatherHour } from '@dwang/contracts';
import { fakeApi, NO_NETWORK, refuse, renderInShell } from '@dwang/testing/web';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { thePreferences, theWeather } from '../../testing/weather';
import { readAnalysis } from './read-analysis';
import WeatherImpactCard from './weather-impact-card';

/** A morning with all of the working day ahead: what is past counts no more. Only the clock stands still, timers run. */
const MORNING = new Date('2026-11-30T19:00:00Z');
const RUNNING = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
  ...(['performance', 'hrtime', 'nextTick', 'queueMicrotask'] as const),
];
beforeEach(() => {
  jest.useFakeTimers({ now: MORNING, doNotFake: RUNNING });
});
afterEach(() => jest.useRealTimers());

/** Gusts of 52 km/h tomorrow from 1 to 2 pm. */
const gusty = (hour: number): Partial<WeatherHour> => (hour === 24 + 13 ? { windGust: 52 } : {});

function open(handlers: Parameters<typeof fakeApi>[0] = {}, change = gusty) {
  const api = fakeApi({
    'GET /preferences': () => thePreferences(),
    'PATCH /preferences': ({ body }) => thePreferences(body.weather as object),
    'GET /weather': () => theWeather({}, change),
    ...handlers,
  });
  return { ...renderInShell(<WeatherImpactCard />), api };
}

const analyse = () => screen.findByRole('button', { name: 'Analyse' });

it('shows overall risk, each risk with its number, hour and rule, and behind it how long and on what basis', async () => {
  const { user } = open();
  expect(await screen.findByText('52 km/h')).toBeInTheDocument();
  expect(screen.getByText('Overall risk').nextSibling).toHaveTextContent('Critical 100%');
  expect(screen.getByText('-20 to -30%')).toBeInTheDocument();
  expect(screen.getByText(/, 1:00 pm\. Limit 45 km\/h \(rule (height|scaffold)-wind\)$/)).toBeVisible();
  await user.click(screen.getByText('52 km/h'));
  expect(screen.getByText('1 working hour in five days')).toBeVisible();
  expect(screen.getByText(/^House default: /)).toBeVisible();
  expect(screen.getByText('Strong gusts up to 52 km/h')).toBeInTheDocument();
});

it('offers eleven trades and six kinds of job', async () => {
  open();
  const trades = await screen.findByRole('group', { name: 'Trade' });
  expect(within(trades).getAllByRole('radio')).toHaveLength(11);
  await analyse();
  expect(
    within(screen.getByRole('combobox'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'Residential New Build',
    'Commercial Construction',
    'Road Construction',
    'Exterior Painting',
    'Roofing',
    'Concrete Pouring',
  ]);
});

it('analyses for 800 ms when a trade is chosen, keeps the choice, and shows days and materials', async () => {
  const { user, api } = open();
  await analyse();
  await user.click(screen.getByRole('radio', { name: 'Roofing' }));
  expect(screen.getByText('Analysing…')).toBeInTheDocument();
  expect(await screen.findByText('-40 to -60%')).toBeInTheDocument();
  expect(api.sent('PATCH', '/preferences')[0]?.body).toEqual({ weather: { trade: 'roofing' } });
  await user.click(screen.getByRole('radio', { name: 'Forecast' }));
  const days = within(screen.getByRole('list', { name: 'Five-day forecast' })).getAllByText(/^(Fit|Caution|Stop)$/);
  expect(days.map((day) => day.textContent)).toEqual(['Fit', 'Caution', 'Fit', 'Fit', 'Fit']);
  await user.click(screen.getByRole('radio', { name: 'Material' }));
  expect(screen.getByText('Roofing sheets, wraps and plywood')).toBeInTheDocument();
});

it('shows the server’s analysis of a kind of job over 14 days', async () => {
  const { user, api } = open({
    'POST /ai/weather-impact': () => ({ analysis: 'Severity is medium: showers.\n- Covers beside the pour.' }),
  });
  await user.selectOptions(await screen.findByRole('combobox'), 'Concrete Pouring');
  await user.click(await analyse());
  expect(await screen.findByText('Severity is medium: showers.')).toBeInTheDocument();
  expect(screen.getByText('medium')).toBeInTheDocument();
  const sent = { projectType: 'Concrete Pouring', duration: 14, location: 'Bay of Plenty', weatherCondition: 'Partly cloudy' };
  expect(api.sent('POST', '/ai/weather-impact')[0]?.body).toMatchObject(sent);
});

it('does the analysis on the device by the same rules when the server cannot be reached', async () => {
  const { user } = open({ 'POST /ai/weather-impact': () => NO_NETWORK });
  await user.click(await analyse());
  expect(await screen.findByText('Worked out on this device: the server cannot be reached.')).toBeInTheDocument();
  expect(
    screen.getByText(/^Weather severity for a residential build at Tauranga is high: wind 52 km\/h at 1 pm/),
  ).toBeInTheDocument();
});

it('says why an analysis failed', async () => {
  const { user } = open({ 'POST /ai/weather-impact': () => refuse(429, 'REQUEST.RATE_LIMITED', 'Too many requests.') });
  await user.click(await analyse());
  const text = 'Unable to generate analysis: Too many requests. This could be due to network issues or service unavailability.';
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('gives up after 10 s', async () => {
  open({ 'POST /ai/weather-impact': () => new Promise(() => undefined) });
  const button = await analyse();
  jest.useFakeTimers({ now: MORNING, doNotFake: ['queueMicrotask', 'setImmediate'] });
  try {
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(9_900));
    expect(screen.queryByText('Request timed out. Please try again.')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
  } finally {
    jest.useRealTimers();
  }
  await waitFor(() => expect(screen.getByText('Request timed out. Please try again.')).toBeInTheDocument());
});

it('reads the first line as the summary and a whole word as the severity', () => {
  expect(readAnalysis('Slow going.\nSeverity: High\n')).toEqual({
    summary: 'Slow going.',
    rest: ['Severity: High'],
    severity: 'high',
  });
  expect(readAnalysis('Nothing below.').severity).toBe('low');
});

it('shows the day and the place of a job that a recommendation asks about, until it is left', async () => {
  const api = fakeApi({
    'GET /preferences': () => thePreferences(),
    'GET /weather': ({ query }) => theWeather(query.region ? { location: { ...theWeather().location, name: 'Waikato' } } : {}),
  });
  const day = theWeather().days[1]?.date ?? '';
  const { user, address } = renderInShell(<WeatherImpactCard />, { address: `/?job=4&day=${day}&region=Waikato` });
  expect(await screen.findByText(/in Waikato/)).toBeInTheDocument();
  expect(api.sent('GET', '/weather').some(({ query }) => query.region === 'Waikato')).toBe(true);
  const asked = within(await screen.findByRole('list', { name: 'Five-day forecast' })).getAllByRole('listitem', {
    current: 'date',
  });
  expect(asked).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Open job' })).toHaveAttribute('href', '/jobs/4');
  await user.click(screen.getByRole('button', { name: 'Back to my own weather' }));
  expect(address()).toBe('/');
  expect(screen.queryByText(/in Waikato/)).not.toBeInTheDocument();
});
