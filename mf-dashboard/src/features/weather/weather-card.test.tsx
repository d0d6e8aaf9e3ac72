import { locate } from '@dwang/client';
import { fakeApi, refuse, renderInShell } from '@dwang/testing/web';
import { act, screen, waitFor, within } from '@testing-library/react';
import { thePreferences, theWeather } from '../../testing/weather';
import WeatherCard from './weather-card';

beforeEach(() => localStorage.clear());

function open(handlers: Parameters<typeof fakeApi>[0] = {}) {
  let preferences = thePreferences();
  const api = fakeApi({
    'GET /preferences': () => preferences,
    'PATCH /preferences': ({ body }) => {
      preferences = thePreferences({ ...preferences.weather, ...(body.weather as object) });
      return preferences;
    },
    'GET /weather': () => theWeather(),
    ...handlers,
  });
  return { ...renderInShell(<WeatherCard size="medium" />), api };
}

it('shows now, five days with their hours, the credit and the refresh label', async () => {
  open();
  expect(await screen.findByText('18°')).toBeInTheDocument();
  expect(screen.getByText('Tauranga, feels like 17°')).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.getByText('Auto-refresh every 30 minutes')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Open-Meteo/ })).toHaveAttribute('href', 'https://open-meteo.com/');
  expect(screen.queryByText('Simulated')).not.toBeInTheDocument();
  const hours = within(screen.getByRole('region', { name: 'Hours' })).getAllByRole('listitem');
  expect(hours).toHaveLength(15);
});

it('labels simulated weather, with the reason', async () => {
  const made = { isSimulated: true, provider: 'simulated' as const, attribution: null, reason: 'Open-Meteo cannot be reached' };
  open({ 'GET /weather': () => theWeather(made) });
  expect(await screen.findByText('Simulated')).toBeInTheDocument();
  expect(screen.getByText(/not a forecast\. Open-Meteo cannot be reached\./)).toBeInTheDocument();
});

it('offers 16 regions and keeps the one that is chosen', async () => {
  const { user, api } = open();
  await screen.findByText('18°');
  const place = screen.getByRole('combobox', { name: 'Location' });
  expect(within(place).getAllByRole('option')).toHaveLength(17);
  expect(place).toHaveValue('Bay of Plenty');
  await user.selectOptions(place, 'Otago');
  await waitFor(() => expect(api.sent('GET', '/weather').at(-1)?.query).toEqual({ region: 'Otago' }));
  expect(api.sent('PATCH', '/preferences')[0]?.body).toEqual({ weather: { useLocation: false, region: 'Otago' } });
});

it('is compact by a press, and stays so on this device', async () => {
  const { user, unmount } = open();
  await screen.findByText('18°');
  await user.click(screen.getByRole('button', { name: 'Expanded view' }));
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Forecast for five days' })).getAllByRole('listitem')).toHaveLength(5);
  unmount();
  open();
  expect(await screen.findByRole('list', { name: 'Forecast for five days' })).toBeInTheDocument();
});

it('analyses the chosen day for the person’s trade', async () => {
  const gusty = (hour: number) => (hour === 24 + 14 ? { windGust: 52 } : {});
  const { user } = open({ 'GET /weather': () => theWeather({}, gusty) });
  await screen.findByText('18°');
  await user.click(screen.getAllByRole('radio')[1] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Show analysis' }));
  expect(await screen.findByText(/Take care for general building: wind 52 km\/h at 2 pm \(limit 45\)/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide analysis' }));
  expect(screen.queryByRole('region', { name: 'Analysis' })).not.toBeInTheDocument();
});

it('says why there is no weather, and tries again', async () => {
  const { user, api } = open({ 'GET /weather': () => refuse(404, 'WEATHER.UNAVAILABLE', 'Open-Meteo cannot be reached') });
  expect(await screen.findByText('Open-Meteo cannot be reached')).toBeInTheDocument();
  api.handle['GET /weather'] = () => theWeather();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('18°')).toBeInTheDocument();
});

describe('where the device is', () => {
  const asBrowser = (getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => void) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
    jest.useRealTimers();
  });

  it('asks for the weather there, rounded to a kilometre', async () => {
    asBrowser((found) => found({ coords: { latitude: -45.03123, longitude: 168.66234 } } as GeolocationPosition));
    const { user, api } = open();
    await screen.findByText('18°');
    await user.selectOptions(screen.getByRole('combobox'), 'My location');
    await waitFor(() => expect(api.sent('GET', '/weather').at(-1)?.query).toEqual({ lat: '-45.03', lng: '168.66' }));
  });

  it.each([
    [1, 'Location access denied. Please enable location services.'],
    [2, 'Location information unavailable.'],
    [3, 'Location request timed out.'],
    [9, 'Unable to retrieve your location'],
  ])('tells of fault %d and keeps the region', async (code, message) => {
    asBrowser((_found, failed) => failed({ code } as GeolocationPositionError));
    const { user } = open();
    await screen.findByText('18°');
    await user.selectOptions(screen.getByRole('combobox'), 'My location');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
    expect(screen.getByText('18°')).toBeInTheDocument();
  });

  it('falls back after 3 s, stops waiting after 6 s, and still takes a late answer', () => {
    jest.useFakeTimers();
    let answer: PositionCallback = () => undefined;
    asBrowser((found) => {
      answer = found;
    });
    const events = { found: jest.fn(), told: jest.fn(), ended: jest.fn() };
    locate(events);
    act(() => jest.advanceTimersByTime(3_000));
    expect(events.told).toHaveBeenCalledWith('Location request timed out. Using default location.');
    expect(events.ended).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(3_000));
    expect(events.ended).toHaveBeenCalledTimes(1);
    answer({ coords: { latitude: -37, longitude: 176 } } as GeolocationPosition);
    expect(events.found).toHaveBeenCalledWith({ lat: -37, lng: 176 });
  });

  it('says so where the browser knows no location', () => {
    const events = { found: jest.fn(), told: jest.fn(), ended: jest.fn() };
    locate(events);
    expect(events.told).toHaveBeenCalledWith('Geolocation is not supported by your browser');
    expect(events.ended).toHaveBeenCalled();
  });
});
