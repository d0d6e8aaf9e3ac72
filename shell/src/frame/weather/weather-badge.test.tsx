import type { Weather } from '@dwang/contracts';
import { aUser, fakeApi, refuse } from '@dwang/testing/web';
import { screen, waitFor, within } from '@testing-library/react';
import { WeatherSettings } from '../../screens/account/weather-settings';
import { freshDevice, renderWithSession } from '../../session/testing/render-signed';
import { WeatherBadge } from './weather-badge';

const day = (date: string, name: string, temp: number) => ({
  date,
  day: name,
  temp,
  tempMin: 9,
  icon: 'rain',
  conditions: 'Rain',
  windSpeed: 20,
  windGust: 40,
  humidity: 80,
  precipitation: 4,
  precipitationChance: 70,
  uvIndex: 3,
  weatherCode: 63,
  sunrise: null,
  sunset: null,
});

const weather: Weather = {
  provider: 'simulated',
  isSimulated: true,
  isStale: false,
  reason: null,
  attribution: null,
  fetchedAt: '2026-10-03T00:00:00.000Z',
  location: { name: 'Whangārei', region: 'Northland', lat: -35.72, lng: 174.32, timeZone: 'Pacific/Auckland' },
  current: {
    temp: 14.4,
    feelsLike: 12.6,
    description: 'Rain',
    icon: 'rain',
    humidity: 80,
    windSpeed: 20,
    windGust: 40,
    windDirection: 0,
    precipitation: 1,
    uvIndex: 1,
  },
  days: ['Sat', 'Sun', 'Mon', 'Tue', 'Wed'].map((name, index) => day(`2026-10-0${index + 3}`, name, 15 + index)),
  hours: [],
};

function open(handlers: Parameters<typeof fakeApi>[0], role: 'owner' | 'user' = 'owner') {
  freshDevice(aUser({ role }));
  const api = fakeApi({
    'GET /auth/status': () => ({ authenticated: true }),
    'GET /auth/user': () => aUser({ role }),
    'GET /weather': () => weather,
    ...handlers,
  });
  return api;
}

it('shows temperature and sky, and by a press today and the next three days', async () => {
  open({});
  const { user } = renderWithSession(<WeatherBadge />);
  const badge = await screen.findByRole('button', { name: /^14°.*Rain in Whangārei, simulated$/ });
  await user.click(badge);
  const panel = screen.getByRole('region', { name: 'Weather' });
  expect(within(panel).getAllByRole('listitem')).toHaveLength(4);
  expect(within(panel).getByText('Simulated')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Weather' })).not.toBeInTheDocument();
  expect(badge).toHaveFocus();
});

it('is not there when there is no weather', async () => {
  const api = open({ 'GET /weather': () => refuse(404, 'WEATHER.UNAVAILABLE', 'No') });
  const { container } = renderWithSession(<WeatherBadge />);
  await waitFor(() => expect(api.sent('GET', '/weather')).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('.shell-weather')).toBeNull());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('lets the owner choose provider, region and key, which is never shown', async () => {
  let settings = { provider: 'auto', hasApiKey: false, isApiKeyLost: false, region: 'Otago', version: 3 };
  const api = open({
    'GET /weather/settings': () => settings,
    'PATCH /weather/settings': ({ body }) => {
      const { apiKey, ...rest } = body;
      settings = { ...settings, ...rest, hasApiKey: apiKey ? true : settings.hasApiKey, version: settings.version + 1 };
      return settings;
    },
  });
  const { user } = renderWithSession(<WeatherSettings />);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Region' }), 'Nelson');
  await waitFor(() => expect(api.sent('PATCH', '/weather/settings')[0]?.body).toEqual({ region: 'Nelson', version: 3 }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Region' })).toBeEnabled());
  await user.type(screen.getByLabelText(/Open-Meteo key/), 'secret-key');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Key saved')).toBeInTheDocument();
  expect(api.sent('PATCH', '/weather/settings')[1]?.body).toEqual({ apiKey: 'secret-key', version: 4 });
  expect(screen.queryByDisplayValue('secret-key')).not.toBeInTheDocument();
});

it('hides the settings from everybody else', async () => {
  const api = open({}, 'user');
  const { container } = renderWithSession(<WeatherSettings />);
  await waitFor(() => expect(api.sent('GET', '/auth/user').length).toBeGreaterThan(0));
  expect(container).not.toHaveTextContent('Provider');
  expect(api.sent('GET', '/weather/settings')).toHaveLength(0);
});
