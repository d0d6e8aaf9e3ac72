import type { UpdateWeatherSettings, Weather, WeatherQuery, WeatherSettings } from '@dwang/contracts';
import { api } from '../api';

export const weatherApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWeather: build.query<Weather, WeatherQuery>({ query: (query) => ({ url: '/weather', query }), providesTags: ['Weather'] }),
    getWeatherSettings: build.query<WeatherSettings, void>({
      query: () => ({ url: '/weather/settings' }),
      providesTags: ['Weather'],
    }),
    patchWeatherSettings: build.mutation<WeatherSettings, UpdateWeatherSettings>({
      query: (body) => ({ url: '/weather/settings', method: 'PATCH', body }),
      invalidatesTags: ['Weather'],
    }),
  }),
});

export const { useGetWeatherQuery, useGetWeatherSettingsQuery, usePatchWeatherSettingsMutation } = weatherApi;
